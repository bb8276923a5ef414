import { randomBytes } from 'node:crypto'
import { AppError } from '@aravalli/shared/errors'
import { indiaDay } from '@aravalli/shared/india-time'
import type { Database, Queryable } from '../../../platform/database/open-database.ts'
import { orSignedOut } from '../../../platform/database/or-signed-out.ts'
import { findCopyQuestions } from '../../daily-questions/public.ts'
import { findCopyOf, insertDraft } from '../copies/tables.ts'
import type { AnswerCopyRow } from '../tables.ts'
import { loadStanding } from './load-standing.ts'
import { type MaySend, maySend } from './may-send.ts'

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
	const question = (await findCopyQuestions(db, [questionId], 'english')).get(questionId)?.question
	if (!question) throw new AppError('copy.not-of-today')
	const { paperCategory, marks: maxMarks } = question
	const id = randomBytes(12).toString('hex')
	await insertDraft(db, { id, userId, questionId, day, paperCategory, maxMarks, createdAt: now }).catch(orSignedOut)
	const stored = await findCopyOf(db, userId, { day, questionId })
	if (!stored) throw new AppError('copy.not-found')
	return stored
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
	const standing = await loadStanding(db, { userId, day, questionId, closingMinutes })
	const decision = maySend({ day, subscriptionId, begunAt }, standing, now())
	if ('refusal' in decision) throw new AppError(decision.refusal)
	return decision
}
