import type { ContentStatus, LanguageState } from '@aravalli/shared/content/content'
import type { AnyCopy } from '@aravalli/shared/content/kind'
import { and, eq, lte, sql } from 'drizzle-orm'
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
export const listedAt = sql.raw('coalesce(deleted_at, updated_at)')

/** The Hindi is incomplete, or older than the English. */
export const needsHindi = sql.raw(`(hindi_state <> 'complete' or hindi_version < english_version)`)

/** Somebody has written what readers do not see yet, and no time is set for it. */
export const isBegun = sql.raw(`status in ('draft', 'changed')`)

/**
 * Holds what editors have touched; content that came with the product and that they have not is only in
 * `published_items`. People are named by their ids without a reference: closing an account keeps the work and leaves no name.
 */
export const contentItems = pgTable(
	'content_items',
	{
		type: plainText().notNull(),
		id: plainText().notNull(),
		/** Is the working copy, in both languages; it may be incomplete. */
		data: jsonb().$type<AnyCopy>().notNull(),
		version: integer().notNull(),
		/** Is the version that `published_items` has; it is null where it was never published. */
		publishedVersion: integer('published_version'),
		/** It is true where readers see that version, unless the item is deleted. */
		isPublished: boolean('is_published').notNull(),
		status: text()
			.$type<ContentStatus>()
			.generatedAlwaysAs(
				sql.raw(`case when deleted_at is not null then 'deleted' when publish_at is not null then 'scheduled'
					when not is_published and published_version is not null then 'withdrawn' when not is_published then 'draft'
					when published_version = version then 'published' else 'changed' end`),
			)
			.notNull(),
		/** Are the versions in which the texts of a language were last changed: Hindi can be older than English. */
		englishVersion: integer('english_version').notNull().default(1),
		hindiVersion: integer('hindi_version').notNull().default(1),
		/** Says how far the Hindi texts are. */
		hindiState: text('hindi_state').$type<LanguageState>().notNull().default('complete'),
		/** Is when it is going to be published; it is null where that is left to somebody. */
		publishAt: moment('publish_at'),
		scheduledBy: text('scheduled_by'),
		/** Is when it should have been published and could not, because something was missing. */
		scheduleMissedAt: moment('schedule_missed_at'),
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
		index('content_items_due').on(table.publishAt).where(sql`${table.publishAt} is not null`),
		index('content_items_list').on(table.type, table.status, listedAt, table.id),
		index('content_items_needs_hindi').on(table.type, table.status).where(needsHindi),
		index('content_items_own_work').on(table.updatedBy, table.updatedAt).where(isBegun),
		index('content_items_missed').on(table.scheduleMissedAt).where(sql`${table.scheduleMissedAt} is not null`),
		uniqueIndex('content_items_creation').on(table.createdBy, table.idempotencyKey),
	],
)

export type ContentRow = typeof contentItems.$inferSelect

export type ItemKey = Pick<ContentRow, 'type' | 'id'>

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
	Pick<ContentRow, 'data' | 'isPublished' | 'publishedVersion' | 'hindiState'> &
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

type NextVersion = Pick<ContentRow, 'data' | 'englishVersion' | 'hindiVersion' | 'hindiState'>

/** Stores the next version. */
export async function updateContent(
	tx: Transaction,
	key: ItemKey,
	next: NextVersion,
	updatedBy: string,
): Promise<void> {
	await tx
		.update(contentItems)
		.set({ ...next, version: sql`${contentItems.version} + 1`, updatedBy, updatedAt: sql`now()` })
		.where(isItem(key))
}

/** Says that the Hindi texts are still right, although the English ones were changed after them. */
export async function noteHindiIsCurrent(tx: Transaction, key: ItemKey): Promise<void> {
	await tx
		.update(contentItems)
		.set({ hindiVersion: sql`${contentItems.englishVersion}` })
		.where(isItem(key))
}

/** @param publishAt null: it is not going to be published by itself any more */
export async function noteSchedule(
	tx: Transaction,
	key: ItemKey,
	{ publishAt, scheduledBy }: { publishAt: Date | null; scheduledBy: string | null },
): Promise<void> {
	await tx.update(contentItems).set({ publishAt, scheduledBy, scheduleMissedAt: null }).where(isItem(key))
}

export async function noteMissedSchedule(tx: Transaction, key: ItemKey): Promise<void> {
	await tx.update(contentItems).set({ publishAt: null, scheduleMissedAt: sql`publish_at` }).where(isItem(key))
}

/** Lists what should be published by now, the earliest first. */
export async function listDue(db: Queryable, now: Date, limit: number): Promise<ItemKey[]> {
	return db
		.select({ type: contentItems.type, id: contentItems.id })
		.from(contentItems)
		.where(lte(contentItems.publishAt, now))
		.orderBy(contentItems.publishAt)
		.limit(limit)
}

type Publication = Pick<ContentRow, 'isPublished' | 'publishedVersion'>

export async function notePublication(
	tx: Transaction,
	key: ItemKey,
	to: Publication,
	publishedBy: string | null,
): Promise<void> {
	await tx
		.update(contentItems)
		.set({ ...to, publishedBy, publishedAt: sql`now()`, publishAt: null, scheduleMissedAt: null })
		.where(isItem(key))
}

/** @param deletedBy null: it is not deleted any more */
export async function noteDeletion(tx: Transaction, key: ItemKey, deletedBy: string | null): Promise<void> {
	await tx
		.update(contentItems)
		.set({ deletedBy, deletedAt: deletedBy === null ? null : sql`now()`, publishAt: null })
		.where(isItem(key))
}

/** Lists when somebody began, last changed, published or deleted which items; null for what others did, or nobody. */
export async function listWorkOf(db: Queryable, userId: string): Promise<object[]> {
	const { rows } = await db.execute(sql`
		select type, id,
			case when created_by = ${userId} then created_at end as "begunAt",
			case when updated_by = ${userId} then updated_at end as "savedAt",
			case when published_by = ${userId} then published_at end as "publishedAt",
			case when deleted_by = ${userId} then deleted_at end as "deletedAt",
			case when scheduled_by = ${userId} then publish_at end as "scheduledFor"
		from content_items where ${userId} in (created_by, updated_by, published_by, deleted_by, scheduled_by)
		order by type, id`)
	return rows
}
