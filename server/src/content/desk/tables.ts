import type { ContentStatus, DeskList } from '@aravalli/shared/content/content'
import { deskLists } from '@aravalli/shared/content/content'
import { and, eq, sql } from 'drizzle-orm'
import {
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'
import { plainText } from '../../platform/database/plain-text.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Tells when an item came into the list that it is in. */
const listedAt = sql.raw('coalesce(deleted_at, updated_at)')

/**
 * Holds what editors have touched; content that came with the product and that they have not is only in its feature's
 * own table. People are named by their ids without a reference: closing an account keeps the work and leaves no name.
 */
export const contentItems = pgTable(
	'content_items',
	{
		type: plainText().notNull(),
		id: plainText().notNull(),
		/** Is the working copy, in both languages; it may be incomplete. */
		data: jsonb().$type<object>().notNull(),
		version: integer().notNull(),
		/** Is the version that the feature's own table has; it is null where it was never published. */
		publishedVersion: integer('published_version'),
		/** It is true where readers see that version, unless the item is deleted. */
		isPublished: boolean('is_published').notNull(),
		status: text()
			.$type<ContentStatus>()
			.generatedAlwaysAs(
				sql.raw(`case when deleted_at is not null then 'deleted' when not is_published then 'draft'
					when published_version = version then 'published' else 'changed' end`),
			)
			.notNull(),
		/** The editor's browser chose it for the creation, so that it can be sent again. */
		idempotencyKey: text('idempotency_key'),
		/** It is null where it came with the product. */
		createdBy: text('created_by'),
		createdAt: moment('created_at').notNull().defaultNow(),
		/** Names who saved the version. */
		updatedBy: text('updated_by'),
		updatedAt: moment('updated_at').notNull().defaultNow(),
		/** Names who last changed what readers see, and when. */
		publishedBy: text('published_by'),
		publishedAt: moment('published_at'),
		deletedBy: text('deleted_by'),
		deletedAt: moment('deleted_at'),
	},
	(table) => [
		primaryKey({ columns: [table.type, table.id] }),
		check('content_items_type', sql`${table.type} ~ '^[a-z-]{1,40}$'`),
		check('content_items_id', sql`${table.id} ~ '^[a-z0-9-]{1,120}$'`),
		check(
			'content_items_version',
			sql`${table.version} >= 1 and ${table.publishedVersion} between 1 and ${table.version}`,
		),
		check('content_items_is_published', sql`not ${table.isPublished} or ${table.publishedVersion} is not null`),
		index('content_items_list').on(table.type, table.status, listedAt, table.id),
		uniqueIndex('content_items_creation').on(table.createdBy, table.idempotencyKey),
	],
)

export type ContentRow = typeof contentItems.$inferSelect

type ItemKey = Pick<ContentRow, 'type' | 'id'>

const isItem = ({ type, id }: ItemKey) => and(eq(contentItems.type, type), eq(contentItems.id, id))

export async function findContent(db: Queryable, key: ItemKey): Promise<ContentRow | null> {
	const [row] = await db.select().from(contentItems).where(isItem(key))
	return row ?? null
}

/** Keeps everybody else from changing it until the transaction ends. */
export async function lockContentRow(tx: Transaction, key: ItemKey): Promise<ContentRow | null> {
	const [row] = await tx.select().from(contentItems).where(isItem(key)).for('update')
	return row ?? null
}

export type NewContent = ItemKey &
	Pick<ContentRow, 'data' | 'isPublished' | 'publishedVersion'> &
	Partial<Pick<ContentRow, 'createdBy' | 'updatedBy' | 'updatedAt' | 'idempotencyKey'>>

/** Stores version 1. Returns false when it was stored before: under this id, or by this creation. */
export async function insertContent(db: Queryable, item: NewContent): Promise<boolean> {
	const inserted = await db
		.insert(contentItems)
		.values({ ...item, version: 1 })
		.onConflictDoNothing()
		.returning({ id: contentItems.id })
	return inserted.length > 0
}

export async function findCreation(
	db: Queryable,
	createdBy: string,
	idempotencyKey: string,
): Promise<ContentRow | null> {
	const [row] = await db
		.select()
		.from(contentItems)
		.where(and(eq(contentItems.createdBy, createdBy), eq(contentItems.idempotencyKey, idempotencyKey)))
	return row ?? null
}

/** Stores the next version. */
export async function updateContent(tx: Transaction, key: ItemKey, data: object, updatedBy: string): Promise<void> {
	await tx
		.update(contentItems)
		.set({ data, version: sql`${contentItems.version} + 1`, updatedBy, updatedAt: sql`now()` })
		.where(isItem(key))
}

type Publication = Pick<ContentRow, 'isPublished' | 'publishedVersion'>

export async function notePublication(
	tx: Transaction,
	key: ItemKey,
	to: Publication,
	publishedBy: string,
): Promise<void> {
	await tx
		.update(contentItems)
		.set({ ...to, publishedBy, publishedAt: sql`now()` })
		.where(isItem(key))
}

/** @param deletedBy null: it is not deleted any more */
export async function noteDeletion(tx: Transaction, key: ItemKey, deletedBy: string | null): Promise<void> {
	await tx
		.update(contentItems)
		.set({ deletedBy, deletedAt: deletedBy === null ? null : sql`now()` })
		.where(isItem(key))
}

/** Lists the latest first. */
export async function listContent(
	db: Queryable,
	{ type, status, limit, offset }: { type: string; status: DeskList; limit: number; offset: number },
): Promise<ContentRow[]> {
	return db
		.select()
		.from(contentItems)
		.where(and(eq(contentItems.type, type), eq(contentItems.status, status)))
		.orderBy(sql`${listedAt} desc`, sql`${contentItems.id} desc`)
		.limit(limit)
		.offset(offset)
}

/** Lists when somebody began, last changed, published or deleted which items; null for what others did, or nobody. */
export async function listWorkOf(db: Queryable, userId: string): Promise<object[]> {
	const { rows } = await db.execute(sql`
		select type, id,
			case when created_by = ${userId} then created_at end as "begunAt",
			case when updated_by = ${userId} then updated_at end as "savedAt",
			case when published_by = ${userId} then published_at end as "publishedAt",
			case when deleted_by = ${userId} then deleted_at end as "deletedAt"
		from content_items where ${userId} in (created_by, updated_by, published_by, deleted_by)
		order by type, id`)
	return rows
}

/** @param limit up to which is counted */
export async function countContent(db: Queryable, type: string, limit: number): Promise<Record<DeskList, number>> {
	const counted = deskLists.map(
		(status) => sql`
			(select count(*)::int from (
				select from content_items where type = ${type} and status = ${status} limit ${limit}
			) as ${sql.identifier(status)}) as ${sql.identifier(status)}`,
	)
	const { rows } = await db.execute<Record<DeskList, number>>(sql`select ${sql.join(counted, sql`, `)}`)
	return rows[0] ?? { draft: 0, changed: 0, deleted: 0 }
}
