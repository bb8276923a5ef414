import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { plainText } from '../../platform/database/plain-text.ts'
import { files } from '../../platform/files/tables.ts'

/** Is true where the alternative text is missing in a language. */
export const lacksAlt = sql.raw(`(alt_english = '' or alt_hindi = '')`)

/** Holds the pictures that all kinds of content use. Their sizes are with their files. */
export const media = pgTable(
	'media',
	{
		/** Holds 32 random hexadecimal digits: an address that rich text may have is in small letters. */
		id: text().primaryKey(),
		fileId: text('file_id')
			.notNull()
			.references(() => files.id),
		name: text().notNull(),
		altEnglish: text('alt_english').notNull(),
		altHindi: text('alt_hindi').notNull(),
		/** Are the words by which it is found. */
		words: text().array().notNull(),
		/** Names the editor without a reference: closing an account keeps the picture and leaves no name. */
		uploadedBy: text('uploaded_by').notNull(),
		uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull().defaultNow(),
		/** The editor's browser chose it for the upload, so that it can be sent again. */
		idempotencyKey: text('idempotency_key'),
	},
	(table) => [
		check('media_id', sql`${table.id} ~ '^[0-9a-f]{32}$'`),
		check('media_name', sql`char_length(${table.name}) between 1 and 100`),
		check('media_alt', sql`char_length(${table.altEnglish}) <= 300 and char_length(${table.altHindi}) <= 300`),
		uniqueIndex('media_file').on(table.fileId),
		uniqueIndex('media_upload').on(table.uploadedBy, table.idempotencyKey),
		index('media_newest').on(table.uploadedAt, table.id),
		index('media_lacking').on(table.uploadedAt, table.id).where(lacksAlt),
		index('media_words').using('gin', table.words),
	],
)

/** Is what of an item has a picture: its working copy, or what was published last. */
export type UsedIn = 'copy' | 'published'

/**
 * Tells what uses a picture, without a look at all content. What was published last counts while it is withdrawn or deleted, too,
 * because it can be shown again as it was; older versions do not.
 */
export const mediaUses = pgTable(
	'media_uses',
	{
		kind: plainText().notNull(),
		itemId: plainText('item_id').notNull(),
		usedIn: plainText('used_in').$type<UsedIn>().notNull(),
		mediaId: text('media_id')
			.notNull()
			.references(() => media.id),
	},
	(table) => [
		primaryKey({ columns: [table.kind, table.itemId, table.usedIn, table.mediaId] }),
		index('media_uses_media').on(table.mediaId, table.kind, table.itemId),
		check('media_uses_used_in', sql`${table.usedIn} in ('copy', 'published')`),
	],
)
