import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { studyActivities, studyDays, studyEntries, studySummaries } from '../tables.ts'

/** Gives all of it; what there can be of a day is bounded. */
export async function exportStudy(db: Queryable, userId: string): Promise<object> {
	const days = await db.execute(sql`
		select day, minutes, activities, automatic from ${studyDays} where user_id = ${userId} order by day desc`)
	const logs = await db.execute(sql`
		select day, minutes, activities, logged_at as "loggedAt" from ${studyEntries}
		where user_id = ${userId} order by logged_at desc, id`)
	const automatic = await db.execute(sql`
		select day, kind, item from ${studyActivities} where user_id = ${userId} order by day desc, kind, item`)
	return { studyDays: days.rows, studyLogs: logs.rows, automaticActivities: automatic.rows }
}

export async function deleteStudy(tx: Transaction, userId: string): Promise<void> {
	for (const table of [studyEntries, studyActivities, studyDays, studySummaries])
		await tx.execute(sql`delete from ${table} where user_id = ${userId}`)
}
