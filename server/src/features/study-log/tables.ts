import { ACTIVITIES_MAX, MINUTES_OF_DAY } from '@aravalli/shared/study-log/study-time'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/database/open-database.ts'
import { plainText } from '../../platform/database/plain-text.ts'

/*
 * The learner's account is referred to in the migration: the tables of accounts are another feature's. Days are 'YYYY-MM-DD', in India.
 */

/** So many logs of one day are far more than anybody makes, and few enough to be listed. */
export const ENTRIES_OF_DAY = 50

/** More things than these are no longer counted on a day: nobody studies as many, and a script is not to fill a table. */
export const AUTOMATIC_OF_DAY = 200

/** Holds what was logged by hand, as it was sent. */
export const studyEntries = pgTable(
	'study_entries',
	{
		id: text().primaryKey(),
		userId: text('user_id').notNull(),
		day: plainText().notNull(),
		minutes: smallint().notNull(),
		activities: smallint().notNull(),
		idempotencyKey: text('idempotency_key'),
		loggedAt: timestamp('logged_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		check('study_entries_minutes', sql`${table.minutes} between 0 and ${sql.raw(String(MINUTES_OF_DAY))}`),
		check('study_entries_activities', sql`${table.activities} between 0 and ${sql.raw(String(ACTIVITIES_MAX))}`),
		check('study_entries_something', sql`${table.minutes} + ${table.activities} > 0`),
		uniqueIndex('study_entries_once').on(table.userId, table.idempotencyKey),
		index('study_entries_of_day').on(table.userId, table.day),
	],
)

/** Holds what the product noted by itself, each thing once a day. It is forgotten after a while; the days keep its number. */
export const studyActivities = pgTable(
	'study_activities',
	{
		userId: text('user_id').notNull(),
		day: plainText().notNull(),
		kind: plainText().notNull(),
		item: plainText().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.day, table.kind, table.item] }),
		index('study_activities_by_day').on(table.day),
	],
)

/** Holds the sums of a study day. There is a row for study days only. */
export const studyDays = pgTable(
	'study_days',
	{
		userId: text('user_id').notNull(),
		day: plainText().notNull(),
		minutes: smallint().notNull().default(0),
		/** Counts those that were logged by hand. */
		activities: smallint().notNull().default(0),
		automatic: integer().notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.day] }),
		check('study_days_minutes', sql`${table.minutes} between 0 and ${sql.raw(String(MINUTES_OF_DAY))}`),
		check('study_days_something', sql`${table.minutes} + ${table.activities} + ${table.automatic} > 0`),
		check('study_days_day', sql`${table.day} ~ '^\\d{4}-\\d{2}-\\d{2}$'`),
	],
)

/** Holds what is told of all study days of somebody, so that years of them are not read to say it. */
export const studySummaries = pgTable('study_summaries', {
	userId: text('user_id').primaryKey(),
	lastDay: plainText('last_day'),
	/** Is the number of days of the run that ends with the last day. */
	lastRun: integer('last_run').notNull().default(0),
	longestRun: integer('longest_run').notNull().default(0),
	days: integer().notNull().default(0),
	minutes: integer().notNull().default(0),
	activities: integer().notNull().default(0),
})

export interface StudyDayRow {
	day: string
	minutes: number
	activities: number
	automatic: number
}

export interface SummaryRow {
	lastDay: string | null
	lastRun: number
	longestRun: number
	days: number
	minutes: number
	activities: number
}

/** Is what somebody has who never studied. */
export const nothingStudied: SummaryRow = {
	lastDay: null,
	lastRun: 0,
	longestRun: 0,
	days: 0,
	minutes: 0,
	activities: 0,
}

/** Gives, as one value of JSON, the sums of somebody and the study days from a day on: `{ summary, days }`. */
export const studyPart = (userId: string, from: string) => sql`(select jsonb_build_object(
	'summary', (select jsonb_build_object('lastDay', last_day, 'lastRun', last_run, 'longestRun', longest_run,
		'days', days, 'minutes', minutes, 'activities', activities)
		from ${studySummaries} where user_id = ${userId}),
	'days', (select coalesce(jsonb_agg(jsonb_build_object('day', day, 'minutes', minutes, 'activities', activities,
		'automatic', automatic) order by day), '[]')
		from ${studyDays} where user_id = ${userId} and day >= ${from})))`

export interface StudyPart {
	summary: SummaryRow | null
	days: StudyDayRow[]
}

export async function findStudy(db: Queryable, userId: string, from: string): Promise<StudyPart> {
	const { rows } = await db.execute<{ study: StudyPart }>(sql`select ${studyPart(userId, from)} as study`)
	return rows[0]?.study ?? { summary: null, days: [] }
}

export interface EntryRow {
	id: string
	day: string
	minutes: number
	activities: number
	loggedAt: Date
}

const entryColumns = {
	id: studyEntries.id,
	day: studyEntries.day,
	minutes: studyEntries.minutes,
	activities: studyEntries.activities,
	loggedAt: studyEntries.loggedAt,
}

/** Lists what was logged by hand for the days from `from` on, the newest first. */
export async function listEntries(db: Queryable, userId: string, from: string): Promise<EntryRow[]> {
	return db
		.select(entryColumns)
		.from(studyEntries)
		.where(sql`${studyEntries.userId} = ${userId} and ${studyEntries.day} >= ${from}`)
		.orderBy(sql`${studyEntries.loggedAt} desc, ${studyEntries.id}`)
}

/** Gives, as one value of JSON, what the product noted by itself on a day, each as 'kind/item'. */
export const activitiesPart = (
	userId: string,
	day: string,
) => sql`(select coalesce(jsonb_agg(kind || '/' || item), '[]')
	from ${studyActivities} where user_id = ${userId} and day = ${day})`

/** Gives, as one value of JSON, what somebody read on any of these days, each as 'kind/item' once, the last day first. */
export const readOnPart = (userId: string, days: readonly string[], most: number) => sql`(
	select coalesce(jsonb_agg(item order by day desc, item), '[]') from (
		select item, max(day) as day from ${studyActivities}
		where user_id = ${userId} and day = any(${sql.param([...days])}::text[]) and kind = 'reading'
		group by item order by max(day) desc, item limit ${most}) as read)`
