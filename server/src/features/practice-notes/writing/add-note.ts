import { randomBytes } from 'node:crypto'
import { cleanText } from '@aravalli/shared/clean-text'
import { AppError } from '@aravalli/shared/errors'
import type { PracticeNote } from '@aravalli/shared/practice-notes/contract'
import { MAX_NOTES_PER_ACCOUNT, MAX_NOTES_PER_QUESTION } from '@aravalli/shared/practice-notes/practice-note'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { orSignedOut } from '../../../platform/database/or-signed-out.ts'
import { noteActivity } from '../../study-log/public.ts'
import type { JudgingServices } from '../judging/routes.ts'
import { type PracticeTarget, practiceItem } from '../practice-subject.ts'
import { presentNote } from '../present-kept.ts'
import type { NoteRow } from '../tables.ts'
import { countNotes, findNoteByKey, insertNote, lockKeeping, type NewNote } from './tables.ts'

interface SentNote {
	userId: string
	target: PracticeTarget
	text: string
	idempotencyKey: string | null
}

/**
 * Keeps a note with a question. A repeated write answers what it has stored before.
 *
 * @throws AppError `question.not-found`, `note.too-many`, `note.too-many-of-account`
 */
export async function addNote(
	{ database, now }: Pick<JudgingServices, 'database' | 'now'>,
	{ text, ...sent }: SentNote,
): Promise<PracticeNote> {
	const note = { ...sent, id: randomBytes(12).toString('hex'), text: cleanText(text) }
	return presentNote(await database.transaction((tx) => store(tx, note, now())).catch(orSignedOut))
}

async function store(tx: Transaction, note: NewNote, now: Date): Promise<NoteRow> {
	const { userId, target, idempotencyKey } = note
	await lockKeeping(tx, userId)
	const known = idempotencyKey && (await findNoteByKey(tx, userId, idempotencyKey))
	if (known) return known
	const { ofQuestion, ofAccount } = await countNotes(tx, userId, target)
	if (ofQuestion >= MAX_NOTES_PER_QUESTION) throw new AppError('note.too-many')
	if (ofAccount >= MAX_NOTES_PER_ACCOUNT) throw new AppError('note.too-many-of-account')
	const stored = await insertNote(tx, note)
	if (!stored) throw new AppError('question.not-found')
	await noteActivity(tx, { userId, kind: 'practice', item: practiceItem(target), now })
	return stored
}
