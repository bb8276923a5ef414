import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	check,
	customType,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
} from 'drizzle-orm/pg-core'
import { plainText } from '../platform/database/plain-text.ts'

type Values = Record<string, unknown>

/** Holds what readers see, of all kinds; what editors work on is in `content_items`. */
export const publishedItems = pgTable(
	'published_items',
	{
		kind: plainText().notNull(),
		id: plainText().notNull(),
		/** Is its position in `contentIndex`, the place in every list; it is null while the item is not published. */
		position: bigint({ mode: 'bigint' }),
		isPublished: boolean('is_published').generatedAlwaysAs(sql`position is not null`).notNull(),
		/** Is the day by which lists are ordered. */
		listedOn: date('listed_on').notNull(),
		/** Holds what has one value for both languages. */
		common: jsonb().$type<Values>().notNull(),
		/** Hold the texts that lists show; cleaned. */
		cardEnglish: jsonb('card_english').$type<Values>().notNull(),
		cardHindi: jsonb('card_hindi').$type<Values>(),
		/** Hold the texts that are read when the item is opened; cleaned. */
		bodyEnglish: jsonb('body_english').$type<Values>().notNull(),
		bodyHindi: jsonb('body_hindi').$type<Values>(),
		/** Are those under which the index has it: whoever takes it out needs no rule that was in force then. */
		terms: text().array().notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.kind, table.id] }),
		check('published_items_kind', sql`${table.kind} ~ '^[a-z-]{1,40}$'`),
		check('published_items_id', sql`${table.id} ~ '^[a-z0-9-]{1,120}$'`),
		check('published_items_hindi', sql`num_nulls(${table.cardHindi}, ${table.bodyHindi}) in (0, 2)`),
		uniqueIndex('published_items_position').on(table.kind, table.position),
	],
)

/** A shelf holds so many positions. */
export const shelfBits = 11
export const shelfSize = 2 ** shelfBits

const bitmap = customType<{ data: string }>({ dataType: () => `bit(${shelfSize})` })

/** Says in the words of an index that a term is of `dayTerm`. @param term a column whose order is that of code points */
export const isDayTerm = (term: SQLWrapper): SQL => sql`${term} >= 'day:01' and ${term} <= 'day:31'`

/**
 * Has, for each term and shelf of a kind, one bit for each position: set where the item at that position has the term.
 * docs/adr/0006-search-index.md says how it is read, and what else was measured.
 */
export const contentIndex = pgTable(
	'content_index',
	{
		kind: plainText().notNull(),
		term: plainText().notNull(),
		shelf: bigint({ mode: 'bigint' }).notNull(),
		positions: bitmap().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.kind, table.term, table.shelf] }),
		// Without it, the days of a shelf would be looked up one by one: that was half of a list's work.
		index('content_index_days').on(table.kind, table.shelf, table.term).where(isDayTerm(table.term)),
	],
)

/** Counts the published items of a kind under each term that lists can be filtered by. */
export const contentCounts = pgTable(
	'content_counts',
	{
		kind: plainText().notNull(),
		term: plainText().notNull(),
		items: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.kind, table.term] }),
		check('content_counts_items', sql`${table.items} >= 0`),
	],
)

/** Names the rules by which a kind was indexed: where they are others than today's, it is indexed again. */
export const contentRules = pgTable('content_rules', {
	kind: plainText().primaryKey(),
	rules: text().notNull(),
})
