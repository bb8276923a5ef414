import type { AnyCopy } from '@aravalli/shared/content/kind'
import { and, desc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { plainText } from '../../../platform/database/plain-text.ts'
import type { ItemKey } from '../tables.ts'

/** Holds what working copies were: one row for each sitting of an editor, and each version that was published. */
export const contentVersions = pgTable(
	'content_versions',
	{
		type: plainText().notNull(),
		id: plainText().notNull(),
		version: integer().notNull(),
		data: jsonb().$type<AnyCopy>().notNull(),
		/** It is null where it came with the product. */
		savedBy: text('saved_by'),
		savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
		/** Is when readers began to see it; it is null where they never did. */
		publishedAt: timestamp('published_at', { withTimezone: true }),
	},
	(table) => [
		primaryKey({ columns: [table.type, table.id, table.version] }),
		index('content_versions_saved_by').on(table.savedBy).where(isNotNull(table.savedBy)),
	],
)

export type VersionRow = typeof contentVersions.$inferSelect

const isOf = ({ type, id }: ItemKey) => and(eq(contentVersions.type, type), eq(contentVersions.id, id))

/** A copy saves itself every few seconds: what one editor writes in so many minutes is one version of the history. */
const SITTING_MINUTES = 10

/** Keeps a version, in place of the one before where that belongs to the same sitting and was never published. */
export async function keepVersion(
	tx: Transaction,
	{ type, id, version, data, savedBy }: Pick<VersionRow, 'type' | 'id' | 'version' | 'data' | 'savedBy'>,
): Promise<void> {
	await tx.insert(contentVersions).values({ type, id, version, data, savedBy }).onConflictDoNothing()
	if (savedBy === null) return
	await tx
		.delete(contentVersions)
		.where(
			and(
				isOf({ type, id }),
				eq(contentVersions.version, version - 1),
				eq(contentVersions.savedBy, savedBy),
				sql`${contentVersions.publishedAt} is null`,
				gt(contentVersions.savedAt, sql`now() - make_interval(mins => ${SITTING_MINUTES})`),
				ne(contentVersions.version, version),
			),
		)
}

export async function noteVersionPublished(tx: Transaction, key: ItemKey, version: number): Promise<void> {
	await tx
		.update(contentVersions)
		.set({ publishedAt: sql`now()` })
		.where(and(isOf(key), eq(contentVersions.version, version)))
}

const MOST_LISTED = 200

/** Lists the newest first, without what they hold. */
export async function listVersions(db: Queryable, key: ItemKey): Promise<Omit<VersionRow, 'data'>[]> {
	const { type, id, version, savedBy, savedAt, publishedAt } = contentVersions
	return db
		.select({ type, id, version, savedBy, savedAt, publishedAt })
		.from(contentVersions)
		.where(isOf(key))
		.orderBy(desc(contentVersions.version))
		.limit(MOST_LISTED)
}

export async function findVersion(db: Queryable, key: ItemKey, version: number): Promise<VersionRow | null> {
	const [row] = await db
		.select()
		.from(contentVersions)
		.where(and(isOf(key), eq(contentVersions.version, version)))
	return row ?? null
}

/** Lists which versions somebody saved. */
export async function listVersionsOf(db: Queryable, userId: string): Promise<object[]> {
	const { type, id, version, savedAt } = contentVersions
	return db.select({ type, id, version, savedAt }).from(contentVersions).where(eq(contentVersions.savedBy, userId))
}
