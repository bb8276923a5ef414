import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { plainText } from '../../../platform/database/plain-text.ts'

/** Holds where a learner has stopped a lecture. The account is referred to in the migration: its table is another feature's. */
export const lecturePositions = pgTable(
	'lecture_positions',
	{
		userId: text('user_id').notNull(),
		courseId: plainText('course_id').notNull(),
		lectureId: plainText('lecture_id').notNull(),
		seconds: integer().notNull(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.lectureId] }),
		check('lecture_positions_seconds', sql`${table.seconds} >= 0`),
		index('lecture_positions_course').on(table.userId, table.courseId),
	],
)

type Position = typeof lecturePositions.$inferInsert

export async function upsertPosition(db: Queryable, position: Position): Promise<void> {
	const { courseId, seconds, updatedAt } = position
	await db
		.insert(lecturePositions)
		.values(position)
		.onConflictDoUpdate({
			target: [lecturePositions.userId, lecturePositions.lectureId],
			set: { courseId, seconds, updatedAt },
		})
}

/** Gives the seconds by the ids of lectures. */
export async function findPositions(db: Queryable, userId: string, courseId: string): Promise<Map<string, number>> {
	const rows = await db
		.select({ lectureId: lecturePositions.lectureId, seconds: lecturePositions.seconds })
		.from(lecturePositions)
		.where(sql`${lecturePositions.userId} = ${userId} and ${lecturePositions.courseId} = ${courseId}`)
	return new Map(rows.map(({ lectureId, seconds }) => [lectureId, seconds]))
}

/** Lists all of somebody's, the last first. */
export async function listPositions(db: Queryable, userId: string): Promise<Omit<Position, 'userId'>[]> {
	const { courseId, lectureId, seconds, updatedAt } = lecturePositions
	return db
		.select({ courseId, lectureId, seconds, updatedAt })
		.from(lecturePositions)
		.where(sql`${lecturePositions.userId} = ${userId}`)
		.orderBy(sql`${lecturePositions.updatedAt} desc, ${lecturePositions.lectureId}`)
}

export async function deletePositions(tx: Transaction, userId: string): Promise<void> {
	await tx.execute(sql`delete from ${lecturePositions} where user_id = ${userId}`)
}
