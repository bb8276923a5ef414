import { randomBytes } from 'node:crypto'
import { paperIdOf } from '@aravalli/shared/answer-copies/copy'
import { AppError } from '@aravalli/shared/errors'
import { indiaDay } from '@aravalli/shared/india-time'
import type { Database, Queryable } from '../../../platform/database/open-database.ts'
import { orSignedOut } from '../../../platform/database/or-signed-out.ts'
import { findCopyQuestions } from '../../daily-questions/public.ts'
import { findSittingOf } from '../../mains-mock-tests/public.ts'
import { findCopyOf, insertDraft } from '../copies/tables.ts'
import type { AnswerCopyRow } from '../tables.ts'
import { loadPaperStanding } from './load-paper-standing.ts'
import { loadStanding } from './load-standing.ts'
import { type MaySend, maySend } from './may-send.ts'
import { maySendPaper } from './may-send-paper.ts'

interface Clock {
	/** Today's questions close so many minutes after midnight in India. */
	closingMinutes: number
	now: () => Date
}

interface Begun {
	userId: string
	questionId: string
	/** null: any of the learner's. */
	subscriptionId: string | null
	/** null: today. */
	day: string | null
}

/**
 * Begins an answer, or finds the one that was begun.
 *
 * @throws AppError `copy.submitted`, or as `maySend` refuses it
 */
export const beginCopy = (services: Clock & { database: Database }, begun: Begun): Promise<AnswerCopyRow> =>
	beginCopyIn(services.database.db, services, begun)

/** Does the same in a transaction. */
export async function beginCopyIn(db: Queryable, services: Clock, begun: Begun): Promise<AnswerCopyRow> {
	const { userId, questionId } = begun
	const now = services.now()
	const day = begun.day ?? indiaDay(now)
	const known = await findCopyOf(db, userId, { day, questionId })
	if (known) {
		await getLeave(services, db, known, begun.subscriptionId)
		return known
	}
	await getLeave(services, db, { ...begun, day, state: 'draft', createdAt: null }, begun.subscriptionId)
	const found = (await findCopyQuestions(db, [questionId], 'english')).get(questionId)
	if (!found) throw new AppError('copy.not-of-today')
	const { paperCategory, marks } = found.question
	const id = randomBytes(12).toString('hex')
	const marked = await marksOf(db, { userId, questionId, day }, { maxMarks: marks, questionMarks: found.questionMarks })
	await insertDraft(db, { id, userId, questionId, day, paperCategory, ...marked, createdAt: now }).catch(orSignedOut)
	const stored = await findCopyOf(db, userId, { day, questionId })
	if (!stored) throw new AppError('copy.not-found')
	return stored
}

/** A paper's marks are those with which it was written. */
async function marksOf(
	db: Queryable,
	{ userId, questionId, day }: { userId: string; questionId: string; day: string },
	marked: Pick<AnswerCopyRow, 'maxMarks' | 'questionMarks'>,
): Promise<Pick<AnswerCopyRow, 'maxMarks' | 'questionMarks'>> {
	const paperId = paperIdOf(questionId)
	const sitting = paperId === null ? null : await findSittingOf(db, { userId, paperId, day })
	if (!sitting) return marked
	const { questionMarks } = sitting
	return { maxMarks: questionMarks.reduce((sum, marks) => sum + marks, 0), questionMarks }
}

type Draft = Pick<AnswerCopyRow, 'userId' | 'questionId' | 'day' | 'state'> & { createdAt: Date | null }

/**
 * Says with what an answer may be sent now.
 *
 * @throws AppError `copy.submitted`, or as `maySend` refuses it
 */
export async function getLeave(
	{ closingMinutes, now }: Clock,
	db: Queryable,
	{ userId, questionId, day, state, createdAt: begunAt }: Draft,
	subscriptionId: string | null = null,
): Promise<MaySend> {
	if (state !== 'draft') throw new AppError('copy.submitted')
	const at = now()
	const decision =
		paperIdOf(questionId) === null
			? maySend(
					{ day, subscriptionId, begunAt },
					await loadStanding(db, { userId, day, questionId, closingMinutes }),
					at,
				)
			: maySendPaper({ subscriptionId }, await loadPaperStanding(db, { userId, questionId, day, now: at }), at)
	if ('refusal' in decision) throw new AppError(decision.refusal)
	return decision
}
