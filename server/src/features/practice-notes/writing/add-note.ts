import { randomBytes } from 'node:crypto'
import { cleanText } from '@aravalli/shared/clean-text'
import { AppError } from '@aravalli/shared/errors'
import type { PracticeNote } from '@aravalli/shared/practice-notes/contract'
import type { Database } from '../../../platform/database/open-database.ts'
import type { PracticeTarget } from '../practice-subject.ts'
import { presentNote } from '../present-kept.ts'
import { orSignedOut } from './or-signed-out.ts'
import { findNoteByKey, insertNote } from './tables.ts'

interface SentNote {
	userId: string
	target: PracticeTarget
	text: string
	idempotencyKey: string | null
}

/**
 * Keeps a note with a question. A repeated write answers what it has stored before.
 *
 * @throws AppError `question.not-found`
 */
export async function addNote({ db }: Database, { text, ...sent }: SentNote): Promise<PracticeNote> {
	const note = { ...sent, id: randomBytes(12).toString('hex'), text: cleanText(text) }
	const stored = await insertNote(db, note).catch(orSignedOut)
	const known = stored ?? (sent.idempotencyKey && (await findNoteByKey(db, sent.userId, sent.idempotencyKey)))
	if (!known) throw new AppError('question.not-found')
	return presentNote(known)
}
