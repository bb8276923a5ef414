import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { startOfIndiaDay } from '../claiming/quota-rule.ts'
import { type EvaluationRow, evaluationDrafts, evaluations, evaluatorQuotas } from '../tables.ts'
import type { Workload } from './choose-evaluator.ts'

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** Processes that raise what is late do so one after the other: each finds what the other has given to whom. */
export async function lockRaising(tx: Transaction): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('evaluations that are late', 0))`)
}

/** Locks the one that has been late for longest and was not raised yet; one that somebody is changing is left out. */
export async function lockNextLate(tx: Transaction, now: Date): Promise<EvaluationRow | null> {
	const [row] = await tx
		.select()
		.from(evaluations)
		.where(
			sql`${evaluations.state} <> 'published' and ${evaluations.overdueAt} is null and ${evaluations.dueAt} < ${moment(now)}`,
		)
		.orderBy(evaluations.dueAt, evaluations.id)
		.limit(1)
		.for('update', { skipLocked: true })
	return row ?? null
}

/** Marks it as raised, and leaves it with whoever has it. */
export async function markLate(tx: Transaction, id: string, now: Date): Promise<void> {
	await tx.update(evaluations).set({ overdueAt: now }).where(sql`${evaluations.id} = ${id}`)
}

/** Marks it as raised, and gives it to somebody. @param evaluatorId null: it waits */
export async function giveLate(tx: Transaction, id: string, evaluatorId: string | null, now: Date): Promise<void> {
	const claim = evaluatorId === null ? null : now
	await tx
		.update(evaluations)
		.set({ overdueAt: now, state: claim ? 'claimed' : 'waiting', evaluatorId, claimedAt: claim })
		.where(sql`${evaluations.id} = ${id}`)
}

/** Tells whether anybody has the copy in hand. */
export async function isInHand(tx: Transaction, copyId: string): Promise<boolean> {
	const rows = await tx
		.select({ id: evaluations.id })
		.from(evaluations)
		.where(sql`${evaluations.copyId} = ${copyId} and ${evaluations.state} = 'claimed'`)
		.limit(1)
	return rows.length > 0
}

/**
 * Counts what evaluators have to do, in the order of their ids.
 *
 * @param dailyQuota where ADMIN has said nothing else
 */
export async function listWorkloads(
	db: Queryable,
	userIds: readonly string[],
	{ copyId, dailyQuota, now }: { copyId: string; dailyQuota: number; now: Date },
): Promise<Workload[]> {
	const midnight = moment(startOfIndiaDay(now))
	const { rows } = await db.execute<Workload & Record<string, unknown>>(sql`
		select asked.id as "userId",
			(select count(*)::int from ${evaluations} e where e.evaluator_id = asked.id and e.state = 'claimed') as "inHand",
			(select count(*)::int from ${evaluations} e
				where e.evaluator_id = asked.id and e.state = 'published' and e.published_at >= ${midnight}) as "returnedToday",
			coalesce((select q.daily from ${evaluatorQuotas} q where q.user_id = asked.id), ${dailyQuota}::int)::int as daily,
			exists (select 1 from ${evaluations} e
				left join ${evaluationDrafts} d on d.evaluation_id = e.id and d.evaluator_id = asked.id
				where e.copy_id = ${copyId} and (e.evaluator_id = asked.id or d.evaluator_id is not null)) as "hasHadCopy"
		from unnest(${sql.param([...userIds])}::text[]) with ordinality as asked (id, place)
		order by asked.place`)
	return rows.map((row) => ({ ...row }))
}

/** Lists what was raised in one run, for whoever is told of it. */
export async function listRaised(db: Queryable, raisedAt: Date): Promise<EvaluationRow[]> {
	return db
		.select()
		.from(evaluations)
		.where(sql`${evaluations.overdueAt} = ${moment(raisedAt)}`)
		.orderBy(evaluations.dueAt, evaluations.id)
}
