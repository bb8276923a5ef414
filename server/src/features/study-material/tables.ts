import type { Language } from '@aravalli/shared/language'
import { type Paper, papers, type Section, sections } from '@aravalli/shared/study-material/section'
import { type SQL, sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	check,
	date,
	index,
	jsonb,
	pgTable,
	smallint,
	text,
	timestamp,
	uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/database/open-database.ts'
import {
	isInWantedMonths,
	isOnShelf,
	monthsWith,
	pageOfWanted,
	plainText,
	shelfIndex,
	shelvesWith,
	totalFound,
} from '../../platform/database/shelf-index.ts'
import type { ItemContent, ItemTexts } from './new-item.ts'

const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

export const studyItems = pgTable(
	'study_items',
	{
		id: plainText().primaryKey(),
		section: text().$type<Section>().notNull(),
		paperNo: text('paper_no').$type<Paper>().notNull(),
		publishedOn: date('published_on').notNull(),
		/** Hold paths of this site to the same picture, large and small. */
		picture: text(),
		pictureSmall: text('picture_small'),
		/** It is null for what is not read from beginning to end. */
		readMinutes: smallint('read_minutes'),
		/** Holds what lists show; cleaned. */
		cardEnglish: jsonb('card_english').$type<ItemTexts>().notNull(),
		cardHindi: jsonb('card_hindi').$type<ItemTexts>(),
		/** Holds what its section is about: a text, a tree, blocks, places; cleaned. */
		contentEnglish: jsonb('content_english').$type<ItemContent>().notNull(),
		contentHindi: jsonb('content_hindi').$type<ItemContent>(),
		/** Is its position in `studyIndex`; it is null while the item is not published. */
		position: bigint({ mode: 'bigint' }),
		isPublished: boolean('is_published').generatedAlwaysAs(sql`position is not null`).notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		check('study_items_id', sql`${table.id} ~ '^[a-z0-9-]{1,120}$'`),
		// These are lists in the addresses of the pages.
		check('study_items_id_is_no_list', sql`${table.id} not in (${listed([...papers, 'all-papers'])})`),
		check('study_items_section', sql`${table.section} in (${listed(sections)})`),
		check('study_items_paper_no', sql`${table.paperNo} in (${listed(papers)})`),
		check(
			'study_items_capsules_of_mains',
			sql`${table.section} <> 'mains-answer-enrichment-capsule' or ${table.paperNo} <> 'prelims'`,
		),
		check('study_items_picture', sql`num_nulls(${table.picture}, ${table.pictureSmall}) in (0, 2)`),
		check('study_items_hindi', sql`num_nulls(${table.cardHindi}, ${table.contentHindi}) in (0, 2)`),
		uniqueIndex('study_items_position').on(table.position),
		index('study_items_newest').on(table.section, table.publishedOn, table.id).where(sql`${table.isPublished}`),
		index('study_items_newest_of_paper')
			.on(table.section, table.paperNo, table.publishedOn, table.id)
			.where(sql`${table.isPublished}`),
	],
)

/** Counts the items of each month by section and paper; its terms are those of `indexTerms`. */
export const studyIndex = shelfIndex('study_index')

/** No word has a colon: they stay apart from what a search may once add. */
export const everyItem = 'in:study-material'
const sectionTerm = (section: Section) => `in:${section}`
const paperTerm = (section: Section, paper: Paper) => `in:${section}/${paper}`

export const indexTerms = (section: Section, paper: Paper) => [
	everyItem,
	sectionTerm(section),
	paperTerm(section, paper),
]

export interface ItemRow {
	id: string
	paper: Paper
	picture: string | null
	pictureSmall: string | null
	card: ItemTexts
	/** It is true when Hindi was asked for and only English exists. */
	isFallback: boolean
}

export interface ItemDetails extends ItemRow {
	section: Section
	readMinutes: number | null
	content: ItemContent
	/** It is written as 'YYYY-MM-DD'. */
	publishedOn: string
	/** It is written as ISO 8601, in UTC. */
	updatedAt: string
}

const cardColumns: Record<Language, SQL> = {
	english: sql.raw(
		'id, paper_no as paper, picture, picture_small as "pictureSmall", card_english as card, false as "isFallback"',
	),
	hindi: sql.raw(`
		id, paper_no as paper, picture, picture_small as "pictureSmall", coalesce(card_hindi, card_english) as card,
		card_hindi is null as "isFallback"`),
}

const contentColumn: Record<Language, SQL> = {
	english: sql.raw('content_english as content'),
	hindi: sql.raw('coalesce(content_hindi, content_english) as content'),
}

interface ListOptions {
	section: Section
	/** It is null for those of all papers. */
	paper: Paper | null
	language: Language
	limit: number
	offset: number
}

function listQuery({ section, paper, language, limit, offset }: ListOptions): SQL {
	const page = { limit, offset }
	const term = paper === null ? sectionTerm(section) : paperTerm(section, paper)
	const ofPaper = paper === null ? sql`` : sql`and paper_no = ${paper}`
	return sql`
		with ${monthsWith(studyIndex, [term], page)},
		page as (
			select id, published_on from study_items
			where is_published and section = ${section} ${ofPaper} and ${isInWantedMonths} ${pageOfWanted(page)}
		)
		select total, ${cardColumns[language]}
		from (select ${totalFound} as total) as totals
			left join (page join study_items using (id, published_on)) on true
		order by published_on desc, id desc`
}

type StoredRow = { [K in keyof ItemRow]: ItemRow[K] } & { total: number }

/** Reads a page of published items, newest first; past the end it has no rows and the same total. */
export async function listItems(db: Queryable, options: ListOptions): Promise<{ rows: ItemRow[]; total: number }> {
	const { rows } = await db.execute<StoredRow>(listQuery(options))
	return {
		// The only row of an empty page has no id.
		rows: rows.filter(({ id }) => id !== null).map(({ total: _, ...row }) => row),
		total: rows[0]?.total ?? 0,
	}
}

/** Counts the published items that each paper of a section has; papers without any are left out. */
export async function countPapers(db: Queryable, section: Section): Promise<Map<Paper, number>> {
	const terms = papers.map((paper) => paperTerm(section, paper))
	const { rows } = await db.execute<{ term: string; items: number }>(sql`
		select term, sum(bit_count(positions))::int as items
		from ${studyIndex}
		where term = any(${sql.param(terms)}::text[])
		group by term`)
	const counts = new Map(rows.map(({ term, items }) => [term, items]))
	return new Map(
		papers.flatMap((paper) => {
			const items = counts.get(paperTerm(section, paper)) ?? 0
			return items > 0 ? [[paper, items] as const] : []
		}),
	)
}

/** Returns null also for an item that is not published, or that is in another section. */
export async function findItem(
	db: Queryable,
	section: Section,
	id: string,
	language: Language,
): Promise<ItemDetails | null> {
	const { rows } = await db.execute<{ [K in keyof ItemDetails]: ItemDetails[K] }>(sql`
		select section, published_on::text as "publishedOn", read_minutes as "readMinutes", updated_at as "updatedAt",
			${cardColumns[language]}, ${contentColumn[language]}
		from study_items
		where id = ${id} and section = ${section} and is_published`)
	return rows[0] ? { ...rows[0], updatedAt: new Date(rows[0].updatedAt).toISOString() } : null
}

/** Lists the numbers of the shelves that hold published items, the oldest month first. */
export async function listShelves(db: Queryable): Promise<string[]> {
	const { rows } = await db.execute<{ shelf: string }>(shelvesWith(studyIndex, everyItem))
	return rows.map(({ shelf }) => shelf)
}

/** @param shelf one of `listShelves`; for any other number there are no items */
export async function listShelfOfItems(
	db: Queryable,
	shelf: string,
): Promise<{ id: string; section: Section; updatedAt: string }[]> {
	const { rows } = await db.execute<{ id: string; section: Section; updatedAt: string }>(
		sql`select id, section, updated_at as "updatedAt" from study_items where ${isOnShelf(shelf)} order by position`,
	)
	return rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: new Date(updatedAt).toISOString() }))
}

export async function hasItems(db: Queryable): Promise<boolean> {
	const [row] = await db.select({ id: studyItems.id }).from(studyItems).limit(1)
	return row !== undefined
}
