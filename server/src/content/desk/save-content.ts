import { isDeepStrictEqual } from 'node:util'
import type { AnyCopy } from '@aravalli/shared/content/kind'
import { languageState } from '@aravalli/shared/content/language-state'
import type { Language } from '@aravalli/shared/language'
import type { Transaction } from '../../platform/database/open-database.ts'
import { type ChangeOfVersion, changeContent } from './change-content.ts'
import { cleanedCopy } from './cleaned-copy.ts'
import type { Desk } from './desk.ts'
import { refuseDeleted, refuseUnseen } from './lock-content.ts'
import type { PresentedItem } from './present-content.ts'
import { type ContentRow, updateContent } from './tables.ts'
import { keepVersion } from './versions/tables.ts'

interface Save extends ChangeOfVersion {
	content: AnyCopy
}

/**
 * Saves the next version of the working copy. What is stored already is not stored again, whatever version the caller saw: a save
 * whose answer was lost can be sent once more.
 *
 * @throws AppError `content.not-found`, `content.deleted`, `content.changed`
 */
export function saveContent(desk: Desk, { version, content, ...change }: Save): Promise<PresentedItem> {
	const data = cleanedCopy(desk.own.kind, content)
	return changeContent(desk, change, async (tx, row) => {
		refuseDeleted(row)
		if (isDeepStrictEqual(data, row.data)) return false
		await refuseUnseen(tx, desk, row, version)
		await storeNextVersion(tx, desk, row, { data, savedBy: change.viewerId })
		return false
	})
}

/** Stores `data`, which is not what is stored already, as the next version of a locked row. */
export async function storeNextVersion(
	tx: Transaction,
	{ own, noteUses }: Pick<Desk, 'own' | 'noteUses'>,
	row: ContentRow,
	{ data, savedBy }: { data: AnyCopy; savedBy: string },
): Promise<void> {
	const version = row.version + 1
	const isChanged = (language: Language) => !isDeepStrictEqual(data[language], row.data[language])
	await updateContent(
		tx,
		row,
		{
			data,
			englishVersion: isChanged('english') ? version : row.englishVersion,
			hindiVersion: isChanged('hindi') ? version : row.hindiVersion,
			hindiState: languageState(own.kind, data.hindi),
		},
		savedBy,
	)
	await keepVersion(tx, { type: row.type, id: row.id, version, data, savedBy })
	await noteUses(tx, { kind: row.type, id: row.id, usedIn: 'copy', content: data })
}
