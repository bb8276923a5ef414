import { isDeepStrictEqual } from 'node:util'
import { type ChangeOfVersion, changeContent } from './change-content.ts'
import type { Desk } from './desk.ts'
import { refuseDeleted, refuseUnseen } from './lock-content.ts'
import type { PresentedItem } from './present-content.ts'
import { updateContent } from './tables.ts'

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
		await updateContent(tx, row, data, change.viewerId)
		return false
	})
}
