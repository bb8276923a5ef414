import { MAX_DAILY_QUESTIONS } from '@aravalli/shared/daily-questions/daily-question'
import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'

/** Keeps which questions learners may send answers to on a day. */
export const dailyQuestions = pgTable(
	'daily_questions',
	{
		/** Is 'YYYY-MM-DD', in India. */
		day: text().notNull(),
		position: smallint().notNull(),
		/** Is a question of answer writing. */
		questionId: text('question_id').notNull(),
		/** Is who scheduled it; null once that account is closed. */
		scheduledBy: text('scheduled_by'),
		scheduledAt: timestamp('scheduled_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.day, table.position] }),
		uniqueIndex('daily_questions_once').on(table.day, table.questionId),
		check('daily_questions_position', sql`${table.position} between 1 and ${sql.raw(String(MAX_DAILY_QUESTIONS))}`),
		check('daily_questions_day', sql`${table.day} ~ '^\\d{4}-\\d{2}-\\d{2}$'`),
	],
)

export interface DailyQuestionRow {
	day: string
	questionId: string
}

/** Lists the questions of the days from `first` to `last`, both included, in their order. */
export async function listDailyQuestions(db: Queryable, first: string, last: string): Promise<DailyQuestionRow[]> {
	return db
		.select({ day: dailyQuestions.day, questionId: dailyQuestions.questionId })
		.from(dailyQuestions)
		.where(sql`${dailyQuestions.day} between ${first} and ${last}`)
		.orderBy(dailyQuestions.day, dailyQuestions.position)
}

/** Makes whoever changes a day wait for whoever does so already. */
export async function lockDay(tx: Transaction, day: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`daily questions ${day}`}, 0))`)
}

/** Puts the questions of a day in place of those that it had. */
export async function replaceDailyQuestions(
	tx: Transaction,
	{ day, questionIds, scheduledBy }: { day: string; questionIds: readonly string[]; scheduledBy: string | null },
): Promise<void> {
	await tx.delete(dailyQuestions).where(sql`${dailyQuestions.day} = ${day}`)
	await insertSchedule(tx, [{ day, questionIds }], scheduledBy)
}

/** Puts questions on days that have none. */
export async function insertSchedule(
	db: Queryable,
	days: readonly { day: string; questionIds: readonly string[] }[],
	scheduledBy: string | null,
): Promise<void> {
	const rows = days.flatMap(({ day, questionIds }) =>
		questionIds.map((questionId, index) => ({ day, position: index + 1, questionId, scheduledBy })),
	)
	if (rows.length > 0) await db.insert(dailyQuestions).values(rows)
}

/** Takes somebody out of what they have scheduled. */
export async function forgetScheduler(tx: Transaction, userId: string): Promise<void> {
	await tx.update(dailyQuestions).set({ scheduledBy: null }).where(sql`${dailyQuestions.scheduledBy} = ${userId}`)
}

export async function listScheduledBy(db: Queryable, userId: string): Promise<DailyQuestionRow[]> {
	return db
		.select({ day: dailyQuestions.day, questionId: dailyQuestions.questionId })
		.from(dailyQuestions)
		.where(sql`${dailyQuestions.scheduledBy} = ${userId}`)
		.orderBy(dailyQuestions.day, dailyQuestions.position)
}

/** Gives, as one value of JSON, the ids of a day's questions in their order. */
export const scheduledPart = (day: string) => sql`(
	select coalesce(jsonb_agg(question_id order by position), '[]') from ${dailyQuestions} where day = ${day})`
