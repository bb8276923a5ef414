import { type ArticleCategory, articleCategories, OPEN_ARTICLES } from '@aravalli/shared/current-affairs/article'
import { type SQL, sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	check,
	date,
	index,
	integer,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
} from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/database/open-database.ts'

const categoryIn = (column: SQL) =>
	sql`${column} in (${sql.raw(articleCategories.map((category) => `'${category}'`).join(', '))})`

export const currentAffairsArticles = pgTable(
	'current_affairs_articles',
	{
		id: text().primaryKey(),
		category: text().$type<ArticleCategory>().notNull(),
		publishedOn: date('published_on').notNull(),
		/** Orders the articles of a day: what was stored later comes first. */
		position: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
		isPublished: boolean('is_published').notNull().default(true),
		/** Hold addresses of the same picture, large and small. */
		picture: text(),
		pictureSmall: text('picture_small'),
		readMinutes: smallint('read_minutes').notNull(),
		titleEnglish: text('title_english').notNull(),
		titleHindi: text('title_hindi'),
		teaserEnglish: text('teaser_english').notNull(),
		teaserHindi: text('teaser_hindi'),
		/** Is rich text, cleaned. */
		bodyEnglish: text('body_english').notNull(),
		bodyHindi: text('body_hindi'),
		keyPointsEnglish: text('key_points_english').array().notNull(),
		keyPointsHindi: text('key_points_hindi').array(),
		prelimsEnglish: text('prelims_english').notNull(),
		prelimsHindi: text('prelims_hindi'),
		mainsEnglish: text('mains_english').notNull(),
		mainsHindi: text('mains_hindi'),
		tagsEnglish: text('tags_english').array().notNull(),
		tagsHindi: text('tags_hindi').array(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		check('current_affairs_articles_id', sql`${table.id} ~ '^[a-z0-9-]{1,120}$'`),
		check('current_affairs_articles_category', categoryIn(sql`${table.category}`)),
		check('current_affairs_articles_picture', sql`num_nulls(${table.picture}, ${table.pictureSmall}) in (0, 2)`),
		check(
			'current_affairs_articles_hindi',
			sql`num_nulls(${table.titleHindi}, ${table.teaserHindi}, ${table.bodyHindi}, ${table.keyPointsHindi}, ${table.prelimsHindi}, ${table.mainsHindi}, ${table.tagsHindi}) in (0, 7)`,
		),
		index('current_affairs_articles_newest').on(table.publishedOn, table.position).where(sql`${table.isPublished}`),
		index('current_affairs_articles_newest_of_category')
			.on(table.category, table.publishedOn, table.position)
			.where(sql`${table.isPublished}`),
	],
)

/**
 * Counts the published articles of each day and month of a category: so a list of any range is counted, and its pages
 * are found, without counting articles. Whoever stores articles keeps the counts in the same transaction.
 */
export const currentAffairsCounts = pgTable(
	'current_affairs_counts',
	{
		spans: text().$type<'day' | 'month'>().notNull(),
		category: text().$type<ArticleCategory>().notNull(),
		/** Is the day, or the first of the month. */
		startsOn: date('starts_on').notNull(),
		articles: integer().notNull(),
	},
	(table) => [
		// Ranges of days are asked for with and without a category.
		primaryKey({ columns: [table.spans, table.startsOn, table.category] }),
		check('current_affairs_counts_articles', sql`${table.articles} >= 0`),
	],
)

/** Keeps the tags of published articles, in small letters, with what is needed to find the newest of each. */
export const currentAffairsTags = pgTable(
	'current_affairs_tags',
	{
		tag: text().notNull(),
		publishedOn: date('published_on').notNull(),
		position: bigint({ mode: 'bigint' }).notNull(),
		articleId: text('article_id')
			.notNull()
			.references(() => currentAffairsArticles.id, { onDelete: 'cascade' }),
	},
	(table) => [
		primaryKey({ columns: [table.tag, table.publishedOn, table.position] }),
		index('current_affairs_tags_article').on(table.articleId),
	],
)

export const viewsCounter = 'current-affairs.views'

export interface CardRow {
	id: string
	category: ArticleCategory
	/** It is written as 'YYYY-MM-DD'. */
	publishedOn: string
	picture: string | null
	pictureSmall: string | null
	readMinutes: number
	title: string
	titleHindi: string | null
	teaser: string
	teaserHindi: string | null
	tags: string[]
	tagsHindi: string[] | null
	/** It is true among the newest, which are open to everybody. */
	isOpen: boolean
	/** Is a bigint, as the drivers give it. */
	views: string
}

export interface ItemRow extends CardRow {
	body: string
	bodyHindi: string | null
}

export interface ArticleRow extends ItemRow {
	keyPoints: string[]
	keyPointsHindi: string[] | null
	prelims: string
	prelimsHindi: string | null
	mains: string
	mainsHindi: string | null
	/** It is written as ISO 8601, in UTC. */
	updatedAt: string
}

const openIds = sql`(select id from current_affairs_articles where is_published
	order by published_on desc, position desc limit ${OPEN_ARTICLES})`

/** Reads from a table named `article`. */
export const cardColumns = sql`
	article.id, article.category, article.published_on::text as "publishedOn", article.picture, article.picture_small as "pictureSmall",
	article.read_minutes as "readMinutes", article.title_english as title, article.title_hindi as "titleHindi",
	article.teaser_english as teaser, article.teaser_hindi as "teaserHindi",
	article.tags_english as tags, article.tags_hindi as "tagsHindi", article.id in ${openIds} as "isOpen",
	coalesce((select value from counters where name = ${viewsCounter} and subject_id = article.id), 0) as views`

export const bodyColumns = sql.raw('article.body_english as body, article.body_hindi as "bodyHindi"')

const pointerColumns = sql.raw(`
	article.key_points_english as "keyPoints", article.key_points_hindi as "keyPointsHindi",
	article.prelims_english as prelims, article.prelims_hindi as "prelimsHindi",
	article.mains_english as mains, article.mains_hindi as "mainsHindi"`)

/** Reads from a table named `article`. */
export const articleColumns = sql`${cardColumns}, ${bodyColumns}, ${pointerColumns}, article.updated_at as "updatedAt"`

/** Returns null also for an article that is not published. */
export async function findArticle(db: Queryable, id: string): Promise<ArticleRow | null> {
	const { rows } = await db.execute<{ [K in keyof ArticleRow]: ArticleRow[K] }>(sql`
		select ${articleColumns}
		from current_affairs_articles as article
		where article.id = ${id} and article.is_published`)
	const row = rows[0]
	return row ? { ...row, updatedAt: new Date(row.updatedAt).toISOString() } : null
}

/** So many of the newest of each tag are looked at: of a tag that thousands have, the older ones are not read. */
const CANDIDATES_OF_A_TAG = 40

/** Lists other articles with a tag in common: those with the most first, then the newest. */
export async function listRelated(db: Queryable, id: string, limit: number): Promise<CardRow[]> {
	const { rows } = await db.execute<{ [K in keyof CardRow]: CardRow[K] }>(sql`
		with own as (select tag from current_affairs_tags where article_id = ${id}),
		related as (
			select newest.article_id as id, count(*) as shared
			from own cross join lateral (
				select article_id from current_affairs_tags as other
				where other.tag = own.tag
				order by published_on desc, position desc limit ${CANDIDATES_OF_A_TAG}
			) as newest
			where newest.article_id <> ${id}
			group by newest.article_id
		)
		select ${cardColumns}
		from related join current_affairs_articles as article using (id)
		order by related.shared desc, article.published_on desc, article.position desc
		limit ${limit}`)
	return rows
}
