import type { Queryable, Transaction } from '../../platform/database/open-database.ts'
import type { Files } from '../../platform/files/files.ts'
import type { PracticeSubject, QuestionTitle } from './practice-subject.ts'
import { photoAddress } from './present-kept.ts'
import { listEverything } from './tables.ts'
import { deleteNotesAndMarks, deletePhotos } from './writing/tables.ts'

export type { PracticeSubject, QuestionTitle }

/** When an account is closed, which must be locked: nothing is left. What comes meanwhile keeps the account from being deleted. */
export async function erasePracticeNotes(tx: Transaction, files: Files, userId: string): Promise<void> {
	await files.release(tx, await deletePhotos(tx, userId))
	await deleteNotesAndMarks(tx, userId)
}

/** For a copy of all of somebody's data. */
export async function exportPracticeNotes(db: Queryable, userId: string): Promise<object> {
	const { notes, photos, marks } = await listEverything(db, userId)
	const withAddresses = photos.map(({ fileId, ...photo }) => ({ ...photo, file: photoAddress(fileId) }))
	return { practiceNotes: notes, practicePhotos: withAddresses, questionsToRevise: marks }
}
