import type { Language } from '@aravalli/shared/language'
import { type SQL, sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	check,
	date,
	index,
	pgTable,
	smallint,
	text,
	timestamp,
	uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/database/open-database.ts'
import { plainText } from '../../platform/database/plain-text.ts'
import {
	isInWantedMonths,
	isOnShelf,
	monthsWith,
	pageOfWanted,
	shelfIndex,
	shelvesWith,
	totalFound,
} from '../../platform/database/shelf-index.ts'

export const blogPosts = pgTable(
	'blog_posts',
	{
		id: plainText().primaryKey(),
		publishedOn: date('published_on').notNull(),
		/** Hold paths of this site to the same picture, large and small. */
		picture: text(),
		pictureSmall: text('picture_small'),
		readMinutes: smallint('read_minutes').notNull(),
		headingEnglish: text('heading_english').notNull(),
		headingHindi: text('heading_hindi'),
		descriptionEnglish: text('description_english').notNull(),
		descriptionHindi: text('description_hindi'),
		tagsEnglish: text('tags_english').array().notNull(),
		tagsHindi: text('tags_hindi').array(),
		/** Is rich text, cleaned. */
		bodyEnglish: text('body_english').notNull(),
		bodyHindi: text('body_hindi'),
		/** Is its position in `blogIndex`; it is null while the post is not published. */
		position: bigint({ mode: 'bigint' }),
		isPublished: boolean('is_published').generatedAlwaysAs(sql`position is not null`).notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		check('blog_posts_id', sql`${table.id} ~ '^[a-z0-9-]{1,120}$'`),
		check('blog_posts_picture', sql`num_nulls(${table.picture}, ${table.pictureSmall}) in (0, 2)`),
		check('blog_posts_read_minutes', sql`${table.readMinutes} > 0`),
		check(
			'blog_posts_hindi',
			sql`num_nulls(${table.headingHindi}, ${table.descriptionHindi}, ${table.tagsHindi}, ${table.bodyHindi}) in (0, 4)`,
		),
		uniqueIndex('blog_posts_position').on(table.position),
		index('blog_posts_newest').on(table.publishedOn, table.id).where(sql`${table.isPublished}`),
	],
)

/** Counts the posts of each month, so that no list has to; the only term is `everyPost`. */
export const blogIndex = shelfIndex('blog_index')

/** No word has a colon: it stays apart from what a search may once add. */
export const everyPost = 'in:blog'

export interface PostRow {
	id: string
	/** It is written as 'YYYY-MM-DD'. */
	publishedOn: string
	picture: string | null
	pictureSmall: string | null
	readMinutes: number
	heading: string
	description: string
	tags: string[]
	/** It is true when Hindi was asked for and only English exists. */
	isFallback: boolean
}

export interface PostDetails extends PostRow {
	body: string
	/** It is written as ISO 8601, in UTC. */
	updatedAt: string
}

const cardColumns = sql.raw(`
	id, published_on::text as "publishedOn", picture, picture_small as "pictureSmall", read_minutes as "readMinutes"`)

const textColumns: Record<Language, SQL> = {
	english: sql.raw(
		'heading_english as heading, description_english as description, tags_english as tags, false as "isFallback"',
	),
	hindi: sql.raw(`
		coalesce(heading_hindi, heading_english) as heading, coalesce(description_hindi, description_english) as description,
		coalesce(tags_hindi, tags_english) as tags, heading_hindi is null as "isFallback"`),
}

const bodyColumn: Record<Language, SQL> = {
	english: sql.raw('body_english as body'),
	hindi: sql.raw('coalesce(body_hindi, body_english) as body'),
}

interface ListOptions {
	language: Language
	limit: number
	offset: number
}

function listQuery({ language, limit, offset }: ListOptions): SQL {
	const page = { limit, offset }
	return sql`
		with ${monthsWith(blogIndex, [everyPost], page)},
		page as (select id, published_on from blog_posts where is_published and ${isInWantedMonths} ${pageOfWanted(page)})
		select total, ${cardColumns}, ${textColumns[language]}
		from (select ${totalFound} as total) as totals
			left join (page join blog_posts using (id, published_on)) on true
		order by published_on desc, id desc`
}

type StoredRow = { [K in keyof PostRow]: PostRow[K] } & { total: number }

/** Reads a page of published posts, newest first; past the end it has no rows and the same total. */
export async function listPosts(db: Queryable, options: ListOptions): Promise<{ rows: PostRow[]; total: number }> {
	const { rows } = await db.execute<StoredRow>(listQuery(options))
	return {
		// The only row of an empty page has no id.
		rows: rows.filter(({ id }) => id !== null).map(({ total: _, ...row }) => row),
		total: rows[0]?.total ?? 0,
	}
}

type StoredDetails = { [K in keyof PostDetails]: PostDetails[K] }

/** Returns null also for a post that is not published. */
export async function findPost(db: Queryable, id: string, language: Language): Promise<PostDetails | null> {
	const { rows } = await db.execute<StoredDetails>(sql`
		select ${cardColumns}, ${textColumns[language]}, ${bodyColumn[language]}, updated_at as "updatedAt"
		from blog_posts
		where id = ${id} and is_published`)
	return rows[0] ? { ...rows[0], updatedAt: new Date(rows[0].updatedAt).toISOString() } : null
}

/** Lists the numbers of the shelves that hold published posts, the oldest month first. */
export async function listShelves(db: Queryable): Promise<string[]> {
	const { rows } = await db.execute<{ shelf: string }>(shelvesWith(blogIndex, everyPost))
	return rows.map(({ shelf }) => shelf)
}

/** @param shelf one of `listShelves`; for any other number there are no posts */
export async function listShelfOfPosts(db: Queryable, shelf: string): Promise<{ id: string; updatedAt: string }[]> {
	const { rows } = await db.execute<{ id: string; updatedAt: string }>(
		sql`select id, updated_at as "updatedAt" from blog_posts where ${isOnShelf(shelf)} order by position`,
	)
	return rows.map(({ id, updatedAt }) => ({ id, updatedAt: new Date(updatedAt).toISOString() }))
}

export async function hasPosts(db: Queryable): Promise<boolean> {
	const [row] = await db.select({ id: blogPosts.id }).from(blogPosts).limit(1)
	return row !== undefined
}
