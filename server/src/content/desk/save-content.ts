import { isDeepStrictEqual } from 'node:util'
import type { Language } from '@aravalli/shared/language'
import type { Transaction } from '../../platform/database/open-database.ts'
import { type ChangeOfVersion, changeContent } from './change-content.ts'
import type { Desk } from './desk.ts'
import { refuseDeleted, refuseUnseen } from './lock-content.ts'
import type { PresentedItem } from './present-content.ts'
import { type ContentRow, updateContent } from './tables.ts'
import { keepVersion } from './versions/tables.ts'

interface Save<Data> extends ChangeOfVersion {
	content: Data
}

/**
 * Saves the next version of the working copy. What is stored already is not stored again, whatever version the caller saw: a save
 * whose answer was lost can be sent once more.
 *
 * @throws AppError `content.not-found`, `content.deleted`, `content.changed`
 */
export function saveContent<Data extends object>(
	desk: Desk<Data>,
	{ version, content, ...change }: Save<Data>,
): Promise<PresentedItem<Data>> {
	const data = desk.type.clean(content)
	return changeContent(desk, change, async (tx, row) => {
		refuseDeleted(row)
		if (isDeepStrictEqual(data, row.data)) return false
		await refuseUnseen(tx, desk, row, version)
		await storeNextVersion(tx, desk, row, { data, savedBy: change.viewerId })
		return false
	})
}

/** Stores `data`, which is not what is stored already, as the next version of a locked row. */
export async function storeNextVersion<Data extends object>(
	tx: Transaction,
	{ type, noteUses }: Pick<Desk<Data>, 'type' | 'noteUses'>,
	row: ContentRow,
	{ data, savedBy }: { data: Data; savedBy: string },
): Promise<void> {
	const version = row.version + 1
	const isChanged = (language: Language) => !isDeepStrictEqual(textsOf(data, language), textsOf(row.data, language))
	await updateContent(
		tx,
		row,
		{
			data,
			englishVersion: isChanged('english') ? version : row.englishVersion,
			hindiVersion: isChanged('hindi') ? version : row.hindiVersion,
			hindiState: type.languages(data).hindi,
		},
		savedBy,
	)
	await keepVersion(tx, { type: row.type, id: row.id, version, data, savedBy })
	await noteUses(tx, { kind: row.type, id: row.id, usedIn: 'copy', content: data })
}

/** Every working copy has its texts by language. */
const textsOf = (data: object, language: Language): unknown => (data as Partial<Record<Language, unknown>>)[language]
