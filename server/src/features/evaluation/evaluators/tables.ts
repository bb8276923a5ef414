import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { evaluations, evaluatorQuotas } from '../tables.ts'

export interface Figures {
	/** null: ADMIN has said nothing. */
	daily: number | null
	inHand: number
	returnedToday: number
	/** Since `since`. */
	returned: number
	late: number
}

/** Counts what somebody does. @param moments the beginnings of the day and of the days that are counted */
export async function countFigures(
	db: Queryable,
	userId: string,
	{ today, since }: { today: Date; since: Date },
): Promise<Figures> {
	const { rows } = await db.execute<Figures & Record<string, unknown>>(sql`
		select
			(select daily from ${evaluatorQuotas} where user_id = ${userId}) as daily,
			(select count(*)::int from ${evaluations} where evaluator_id = ${userId} and state = 'claimed') as "inHand",
			count(*) filter (where published_at >= ${today.toISOString()})::int as "returnedToday",
			count(*)::int as returned,
			count(*) filter (where published_at > due_at)::int as late
		from ${evaluations}
		where evaluator_id = ${userId} and state = 'published' and published_at >= ${since.toISOString()}`)
	return rows[0] ?? { daily: null, inHand: 0, returnedToday: 0, returned: 0, late: 0 }
}

export async function replaceQuota(db: Queryable, userId: string, daily: number): Promise<void> {
	await db
		.insert(evaluatorQuotas)
		.values({ userId, daily })
		.onConflictDoUpdate({ target: evaluatorQuotas.userId, set: { daily } })
}

export async function deleteQuota(tx: Transaction, userId: string): Promise<void> {
	await tx.delete(evaluatorQuotas).where(sql`${evaluatorQuotas.userId} = ${userId}`)
}
