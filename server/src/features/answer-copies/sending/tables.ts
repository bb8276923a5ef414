import type { CopyState } from '@aravalli/shared/answer-copies/copy'
import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { answerCopies, evaluationCredits } from '../tables.ts'

/** Lets one answer of somebody at a time be sent, so that no number of them at once passes a plan's number. */
export async function lockSender(tx: Transaction, userId: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`answer copies ${userId}`}::text, 0))`)
}

/** Counts what was sent with each subscription, a paper as its questions; what was sent with a credit counts nowhere. */
const usedOfPlans = (userId: string, day: string) => sql`
	select subscription_id as "subscriptionId", sum(coalesce(jsonb_array_length(question_marks), 1))::int as "inAll",
		(count(*) filter (where day = ${day} and question_marks is null))::int as "ofDay"
	from ${answerCopies} as copy
	where user_id = ${userId} and state <> 'draft' and subscription_id is not null
		and not exists (select from ${evaluationCredits} where used_by_copy_id = copy.id)
	group by subscription_id`

/** Counts what was sent with each subscription. @param day of the questions */
export async function countSent(
	db: Queryable,
	userId: string,
	day: string,
): Promise<Map<string, { ofDay: number; inAll: number }>> {
	const { rows } = await db.execute<{ subscriptionId: string; ofDay: number; inAll: number }>(usedOfPlans(userId, day))
	return new Map(rows.map(({ subscriptionId, ...counts }) => [subscriptionId, counts]))
}

/** Says when somebody has sent a whole paper last; null: never. */
export async function findLastPaper(db: Queryable, userId: string): Promise<Date | null> {
	const [last] = await db
		.select({ submittedAt: answerCopies.submittedAt })
		.from(answerCopies)
		.where(
			sql`${answerCopies.userId} = ${userId} and ${answerCopies.questionMarks} is not null and ${answerCopies.submittedAt} is not null`,
		)
		.orderBy(sql`${answerCopies.submittedAt} desc`)
		.limit(1)
	return last?.submittedAt ?? null
}

export async function listUnusedCredits(db: Queryable, userId: string): Promise<{ id: string; expiresAt: Date }[]> {
	return db
		.select({ id: evaluationCredits.id, expiresAt: evaluationCredits.expiresAt })
		.from(evaluationCredits)
		.where(sql`${evaluationCredits.userId} = ${userId} and ${evaluationCredits.usedByCopyId} is null`)
}

export async function spendCredit(tx: Transaction, id: string, copyId: string): Promise<void> {
	await tx.update(evaluationCredits).set({ usedByCopyId: copyId }).where(sql`${evaluationCredits.id} = ${id}`)
}

/** Finds those of the copies whose learner was given one more for its being late. */
export async function findCredited(db: Queryable, copyIds: readonly string[]): Promise<Set<string>> {
	if (copyIds.length === 0) return new Set()
	const rows = await db
		.select({ copyId: evaluationCredits.copyId })
		.from(evaluationCredits)
		.where(sql`${evaluationCredits.copyId} = any(${sql.param([...copyIds])}::text[])`)
	return new Set(rows.map(({ copyId }) => copyId))
}

interface Sent {
	subscriptionId: string | null
	submittedAt: Date
	dueAt: Date
}

/** Gives it its number. */
export async function setSent(tx: Transaction, id: string, sent: Sent): Promise<void> {
	await tx
		.update(answerCopies)
		.set({ ...sent, state: 'waiting', number: sql`nextval('answer_copy_numbers')` })
		.where(sql`${answerCopies.id} = ${id}`)
}

export interface HomeAnswers {
	copies: { questionId: string; id: string; state: CopyState; pageCount: number }[]
	sent: { subscriptionId: string; ofDay: number; inAll: number }[]
	/** Counts all that was ever sent, and of it what came back. */
	answered: { sent: number; returned: number }
}

/** Gives, as one value of JSON, what somebody began or sent of a day, and how much of each plan is used: `HomeAnswers`. */
export const homeAnswersPart = (userId: string, day: string) => sql`(select jsonb_build_object(
	'copies', (select coalesce(jsonb_agg(jsonb_build_object('questionId', question_id, 'id', id, 'state', state, 'pageCount', page_count)), '[]')
		from ${answerCopies} where user_id = ${userId} and day = ${day}),
	'sent', (select coalesce(jsonb_agg(used), '[]') from (${usedOfPlans(userId, day)}) as used),
	'answered', (select jsonb_build_object('sent', count(*)::int, 'returned', (count(*) filter (where state = 'returned'))::int)
		from ${answerCopies} where user_id = ${userId} and state <> 'draft')))`
