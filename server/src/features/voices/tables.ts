import { count, desc, type SQL, sql } from 'drizzle-orm'
import { boolean, check, date, index, jsonb, type PgTable, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'

export interface TestimonialTexts {
	name: string
	batchName: string
	description: string
}

export interface ReviewTexts extends TestimonialTexts {
	course: string
}

export const testimonials = pgTable(
	'testimonials',
	{
		id: text().primaryKey(),
		position: smallint().notNull(),
		isPublished: boolean('is_published').notNull().default(true),
		/** It is true where it was invented for the demonstration. */
		isSample: boolean('is_sample').notNull(),
		/** Is a path of this origin, to a picture of 7:9. */
		picture: text(),
		english: jsonb().$type<TestimonialTexts>().notNull(),
		/** It is null where only English exists. */
		hindi: jsonb().$type<TestimonialTexts | null>(),
	},
	(table) => [index('testimonials_order').on(table.position, table.id).where(sql`${table.isPublished}`)],
)

export const studentReviews = pgTable(
	'student_reviews',
	{
		id: text().primaryKey(),
		reviewedOn: date('reviewed_on').notNull(),
		rating: smallint().notNull(),
		isPublished: boolean('is_published').notNull().default(true),
		isSample: boolean('is_sample').notNull(),
		picture: text(),
		english: jsonb().$type<ReviewTexts>().notNull(),
		hindi: jsonb().$type<ReviewTexts | null>(),
	},
	(table) => [
		check('student_reviews_rating', sql`${table.rating} between 1 and 5`),
		index('student_reviews_newest').on(table.reviewedOn, table.id).where(sql`${table.isPublished}`),
	],
)

export type TestimonialRow = typeof testimonials.$inferSelect
export type ReviewRow = typeof studentReviews.$inferSelect

interface Page {
	limit: number
	offset: number
}

export async function listTestimonials(db: Queryable, { limit, offset }: Page): Promise<TestimonialRow[]> {
	return db
		.select()
		.from(testimonials)
		.where(sql`${testimonials.isPublished}`)
		.orderBy(testimonials.position, testimonials.id)
		.limit(limit)
		.offset(offset)
}

export async function listReviews(db: Queryable, { limit, offset }: Page): Promise<ReviewRow[]> {
	return db
		.select()
		.from(studentReviews)
		.where(sql`${studentReviews.isPublished}`)
		.orderBy(desc(studentReviews.reviewedOn), desc(studentReviews.id))
		.limit(limit)
		.offset(offset)
}

/** Counts the rows anew each time: people write them one by one, so there are never so many that it takes long. */
async function countPublished(db: Queryable, table: PgTable, isPublished: SQL): Promise<number> {
	const [row] = await db.select({ rows: count() }).from(table).where(isPublished)
	return row?.rows ?? 0
}

export const countTestimonials = (db: Queryable) => countPublished(db, testimonials, sql`${testimonials.isPublished}`)
export const countReviews = (db: Queryable) => countPublished(db, studentReviews, sql`${studentReviews.isPublished}`)

export async function hasVoices(db: Queryable): Promise<boolean> {
	const [testimonial] = await db.select({ id: testimonials.id }).from(testimonials).limit(1)
	const [review] = await db.select({ id: studentReviews.id }).from(studentReviews).limit(1)
	return testimonial !== undefined || review !== undefined
}

/** Leaves those as they are whose id exists already. */
export async function insertVoices(
	tx: Transaction,
	rows: { testimonials: TestimonialRow[]; reviews: ReviewRow[] },
): Promise<void> {
	if (rows.testimonials.length > 0) await tx.insert(testimonials).values(rows.testimonials).onConflictDoNothing()
	if (rows.reviews.length > 0) await tx.insert(studentReviews).values(rows.reviews).onConflictDoNothing()
}
