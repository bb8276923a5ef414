import { AppError } from '@aravalli/shared/errors'
import type { Database } from '../../../platform/database/open-database.ts'
import { deleteNote } from './tables.ts'

/** @throws AppError `note.not-found`, also for somebody else's */
export async function removeNote({ db }: Database, userId: string, noteId: string): Promise<void> {
	const isPossible = /^[0-9a-f]{24}$/.test(noteId)
	if (!(isPossible && (await deleteNote(db, userId, noteId)))) throw new AppError('note.not-found')
}
