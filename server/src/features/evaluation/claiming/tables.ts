import { sql } from 'drizzle-orm'
import type { SqlPart } from '../../../platform/database/database.ts'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import type { Evaluator } from '../evaluation-services.ts'
import { isFor } from '../queue/tables.ts'
import { type EvaluationRow, evaluations, evaluatorQuotas } from '../tables.ts'

/** Makes whoever claims twice at once do so one after the other. */
export async function lockEvaluator(tx: Transaction, userId: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`evaluator ${userId}`}, 0))`)
}

/** Locks it: whoever would take it away waits. */
export async function lockEvaluation(tx: Transaction, id: string): Promise<EvaluationRow | null> {
	return (await tx.select().from(evaluations).where(sql`${evaluations.id} = ${id}`).for('update'))[0] ?? null
}

interface Work {
	returnedToday: number
	inHand: number
	/** null: ADMIN has said nothing. */
	daily: number | null
}

/** @param today the moment in which the day began */
export async function countWork(db: Queryable, userId: string, today: Date): Promise<Work> {
	const of = (state: SqlPart) =>
		sql`select count(*)::int from ${evaluations} where ${evaluations.evaluatorId} = ${userId} and ${state}`
	const { rows } = await db.execute<{ returnedToday: number; inHand: number; daily: number | null }>(sql`
		select
			(${of(sql`${evaluations.state} = 'published' and ${evaluations.publishedAt} >= ${today.toISOString()}`)})
				as "returnedToday",
			(${of(sql`${evaluations.state} = 'claimed'`)}) as "inHand",
			(select daily from ${evaluatorQuotas} where ${evaluatorQuotas.userId} = ${userId}) as daily`)
	return rows[0] ?? { returnedToday: 0, inHand: 0, daily: null }
}

const claim = async (tx: Transaction, { userId }: Evaluator, which: SqlPart, now: Date) => {
	const claimed = await tx
		.update(evaluations)
		.set({ state: 'claimed', evaluatorId: userId, claimedAt: now })
		.where(which)
		.returning()
	return claimed[0] ?? null
}

/** Claims one that waits for whoever asks; null: it does not. Of all who ask at once one gets it. */
export const claimOne = (tx: Transaction, evaluator: Evaluator, id: string, now: Date): Promise<EvaluationRow | null> =>
	claim(tx, evaluator, sql`${evaluations.id} = ${id} and ${isFor(evaluator)}`, now)

/**
 * Claims the first of some that is still there for whoever asks; null: none is. Those that others are just claiming are
 * passed over, so nobody waits.
 */
export function claimFirst(
	tx: Transaction,
	evaluator: Evaluator,
	ids: readonly string[],
	now: Date,
): Promise<EvaluationRow | null> {
	const first = sql`
		select ${evaluations.id} from ${evaluations}
		where ${evaluations.id} = any(${sql.param([...ids])}::text[]) and ${isFor(evaluator)}
		order by ${evaluations.dueAt}, ${evaluations.id} limit 1 for update skip locked`
	return claim(tx, evaluator, sql`${evaluations.id} = (${first})`, now)
}

/** Puts it back into the queue; null: it is not with the evaluator. */
export async function releaseOne(tx: Transaction, id: string, evaluatorId: string): Promise<EvaluationRow | null> {
	const released = await tx
		.update(evaluations)
		.set({ state: 'waiting', evaluatorId: null, claimedAt: null })
		.where(
			sql`${evaluations.id} = ${id} and ${evaluations.state} = 'claimed' and ${evaluations.evaluatorId} = ${evaluatorId}`,
		)
		.returning()
	return released[0] ?? null
}

/** Lists what is with an evaluator. */
export async function listInHand(tx: Transaction, evaluatorId: string): Promise<string[]> {
	const rows = await tx
		.select({ id: evaluations.id })
		.from(evaluations)
		.where(sql`${evaluations.evaluatorId} = ${evaluatorId} and ${evaluations.state} = 'claimed'`)
	return rows.map(({ id }) => id)
}

/** Tells whether anybody has begun, or has ended, an evaluation of a copy. */
export async function isBegunByAnybody(tx: Transaction, copyId: string): Promise<boolean> {
	const { rows } = await tx.execute(
		sql`select 1 from ${evaluations} where ${evaluations.copyId} = ${copyId} and ${evaluations.state} <> 'waiting' limit 1`,
	)
	return rows.length > 0
}
