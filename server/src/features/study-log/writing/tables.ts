import { MINUTES_OF_DAY } from '@aravalli/shared/study-log/study-time'
import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import {
	AUTOMATIC_OF_DAY,
	type EntryRow,
	type StudyDayRow,
	type SummaryRow,
	studyActivities,
	studyDays,
	studyEntries,
	studySummaries,
} from '../tables.ts'

/**
 * Makes whoever changes somebody's study wait for whoever does so already.
 *
 * @throws the driver's error 23503 for a learner whose account is gone
 */
export async function lockStudy(tx: Transaction, userId: string): Promise<void> {
	await tx.execute(sql`insert into ${studySummaries} (user_id) values (${userId}) on conflict do nothing`)
	await tx.execute(sql`select 1 from ${studySummaries} where user_id = ${userId} for update`)
}

export interface NewEntry extends EntryRow {
	userId: string
	idempotencyKey: string | null
}

export async function findEntryByKey(tx: Transaction, userId: string, key: string): Promise<EntryRow | null> {
	const [row] = await tx
		.select()
		.from(studyEntries)
		.where(sql`${studyEntries.userId} = ${userId} and ${studyEntries.idempotencyKey} = ${key}`)
	return row ?? null
}

export async function insertEntry(tx: Transaction, entry: NewEntry): Promise<void> {
	await tx.insert(studyEntries).values(entry)
}

/** Returns null where this learner has no such entry of that day or later. */
export async function deleteEntry(
	tx: Transaction,
	userId: string,
	{ id, from }: { id: string; from: string },
): Promise<{ day: string } | null> {
	const [row] = await tx
		.delete(studyEntries)
		.where(sql`${studyEntries.id} = ${id} and ${studyEntries.userId} = ${userId} and ${studyEntries.day} >= ${from}`)
		.returning({ day: studyEntries.day })
	return row ?? null
}

/** Gives the sums of what was logged by hand on a day. */
export async function sumEntries(tx: Transaction, userId: string, day: string) {
	const { rows } = await tx.execute<{ minutes: number; activities: number; entries: number }>(sql`
		select coalesce(sum(minutes), 0)::int as minutes, coalesce(sum(activities), 0)::int as activities, count(*)::int as entries
		from ${studyEntries} where user_id = ${userId} and day = ${day}`)
	return rows[0] ?? { minutes: 0, activities: 0, entries: 0 }
}

/** Stores the sums of what was logged by hand on a day beside what was noted automatically. A day without either is no study day. */
export async function setDay(
	tx: Transaction,
	userId: string,
	{ day, minutes, activities }: Omit<StudyDayRow, 'automatic'>,
): Promise<StudyDayRow> {
	if (minutes > MINUTES_OF_DAY) throw new Error('A day has no more than 24 hours.')
	if (minutes + activities === 0) {
		await tx.execute(sql`delete from ${studyDays} where user_id = ${userId} and day = ${day} and automatic = 0`)
		await tx.execute(
			sql`update ${studyDays} set minutes = 0, activities = 0 where user_id = ${userId} and day = ${day}`,
		)
		return { day, minutes, activities, automatic: 0 }
	}
	const [row] = await tx
		.insert(studyDays)
		.values({ userId, day, minutes, activities })
		.onConflictDoUpdate({ target: [studyDays.userId, studyDays.day], set: { minutes, activities } })
		.returning({ automatic: studyDays.automatic })
	return { day, minutes, activities, automatic: row?.automatic ?? 0 }
}

/** Returns false where it was noted on that day before, or the day has had enough of them. */
export async function insertActivity(
	tx: Transaction,
	{ userId, day, kind, item }: { userId: string; day: string; kind: string; item: string },
): Promise<boolean> {
	const { rows } = await tx.execute(sql`
		insert into ${studyActivities} (user_id, day, kind, item)
		select ${userId}, ${day}, ${kind}, ${item}
		where coalesce((select automatic from ${studyDays} where user_id = ${userId} and day = ${day}), 0) < ${AUTOMATIC_OF_DAY}
		on conflict do nothing
		returning 1`)
	return rows.length > 0
}

/** Counts an automatic activity of a day; returns true where this made it a study day. */
export async function countActivity(tx: Transaction, userId: string, day: string): Promise<boolean> {
	const { rows } = await tx.execute<{ isFirst: boolean }>(sql`
		insert into ${studyDays} as present (user_id, day, automatic) values (${userId}, ${day}, 1)
		on conflict (user_id, day) do update set automatic = present.automatic + 1
		returning present.automatic + present.minutes + present.activities = 1 as "isFirst"`)
	return rows[0]?.isFirst ?? false
}

/** Lists all study days of somebody, the first first, with the sums of all. */
export async function listAllDays(
	tx: Queryable,
	userId: string,
): Promise<Pick<SummaryRow, 'minutes' | 'activities'> & { days: string[] }> {
	const { rows } = await tx.execute<{ days: string[]; minutes: number; activities: number }>(sql`
		select coalesce(array_agg(day order by day), '{}') as days, coalesce(sum(minutes), 0)::int as minutes,
			coalesce(sum(activities + automatic), 0)::int as activities
		from ${studyDays} where user_id = ${userId}`)
	return rows[0] ?? { days: [], minutes: 0, activities: 0 }
}

/** It must be locked. */
export async function setSummary(tx: Transaction, userId: string, summary: SummaryRow): Promise<void> {
	await tx.update(studySummaries).set(summary).where(sql`${studySummaries.userId} = ${userId}`)
}

/** Counts one more automatic activity where the days are the same as before. It must be locked. */
export async function addToSummary(tx: Transaction, userId: string): Promise<void> {
	await tx.execute(sql`update ${studySummaries} set activities = activities + 1 where user_id = ${userId}`)
}

/** Deletes what was noted before a day; returns how many rows. */
export async function deleteActivitiesBefore(db: Queryable, day: string, most: number): Promise<number> {
	const { rows } = await db.execute(sql`
		delete from ${studyActivities} where ctid = any(array(
			select ctid from ${studyActivities} where day < ${day} limit ${most}))
		returning 1`)
	return rows.length
}
