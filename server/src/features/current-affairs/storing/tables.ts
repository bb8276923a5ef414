import type { ArticleCategory } from '@aravalli/shared/current-affairs/article'
import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { deleteCompilations, lockMonths } from '../compilations/tables.ts'
import { type NewArticle, storedColumns, tagKeys } from '../new-article.ts'
import { currentAffairsTags } from '../tables.ts'
import { type CountChange, countRows } from './counts.ts'

const givenColumns = sql.raw(`
	id, category, published_on, picture, picture_small, read_minutes, title_english, title_hindi, teaser_english, teaser_hindi,
	body_english, body_hindi, key_points_english, key_points_hindi, prelims_english, prelims_hindi, mains_english, mains_hindi,
	tags_english, tags_hindi`)

interface Indexed {
	id: string
	category: ArticleCategory
	publishedOn: string
	/** Is a bigint, as the drivers give it. */
	position: string
	isPublished: boolean
}

const indexedColumns = sql.raw(
	'id, category, published_on::text as "publishedOn", position, is_published as "isPublished"',
)

/** Publishes articles, each id given once; those whose id exists already are left as they are. */
export async function insertArticles(tx: Transaction, articles: NewArticle[]): Promise<void> {
	const { rows } = await tx.execute<{ [K in keyof Indexed]: Indexed[K] }>(sql`
		insert into current_affairs_articles (${givenColumns})
		select ${givenColumns}
		from jsonb_populate_recordset(null::current_affairs_articles, ${JSON.stringify(articles.map(storedColumns))}) as given
		on conflict (id) do nothing
		returning ${indexedColumns}`)
	const tagsOf = new Map(articles.map((article) => [article.id, tagKeys(article)]))
	await enter(tx, rows, (id) => tagsOf.get(id) ?? [])
}

/** Publishes the article in place of the one that has its id, if any. On the same day it keeps its position. */
export async function upsertArticle(tx: Transaction, article: NewArticle): Promise<void> {
	const before = await lockArticle(tx, article.id)
	if (!before) {
		await insertArticles(tx, [article])
		return
	}
	// Both are locked at once and in their order: two that move between the same months would else wait for each other.
	await lockMonths(tx, [monthOf(before.publishedOn), monthOf(article.publishedOn)])
	await leave(tx, before)
	const { rows } = await tx.execute<{ [K in keyof Indexed]: Indexed[K] }>(sql`
		update current_affairs_articles
		set (${givenColumns}, is_published, updated_at) = (select ${givenColumns}, true, now()
			from jsonb_populate_record(null::current_affairs_articles, ${JSON.stringify(storedColumns(article))}) as given)
		where id = ${article.id}
		returning ${indexedColumns}`)
	await enter(tx, rows, () => tagKeys(article))
}

/** Does nothing to an article that readers do not see. */
export async function withdrawArticle(tx: Transaction, id: string): Promise<void> {
	const before = await lockArticle(tx, id)
	if (!before?.isPublished) return
	await leave(tx, before)
	await tx.execute(sql`update current_affairs_articles set is_published = false where id = ${id}`)
}

/** Does nothing to an article that readers see. */
export async function reinstateArticle(tx: Transaction, id: string): Promise<void> {
	const before = await lockArticle(tx, id)
	if (!before || before.isPublished) return
	const { rows } = await tx.execute<{ tags: string[] }>(sql`
		update current_affairs_articles set is_published = true where id = ${id} returning tags_english as tags`)
	const tags = [...new Set(rows[0]?.tags.map((tag) => tag.toLowerCase()))]
	await enter(tx, [before], () => tags)
}

const monthOf = (day: string) => day.slice(0, 7)

async function lockArticle(tx: Transaction, id: string): Promise<Indexed | null> {
	const { rows } = await tx.execute<{ [K in keyof Indexed]: Indexed[K] }>(sql`
		select ${indexedColumns} from current_affairs_articles where id = ${id} for update`)
	return rows[0] ?? null
}

/** Makes published articles found: by their tags, and in the counts of their days. */
async function enter(tx: Transaction, articles: Indexed[], tagsOf: (id: string) => string[]): Promise<void> {
	const tags = articles.flatMap(({ id, publishedOn, position }) =>
		tagsOf(id).map((tag) => ({ tag, published_on: publishedOn, position, article_id: id })),
	)
	await tx.execute(sql`
		insert into ${currentAffairsTags} (tag, published_on, position, article_id)
		select tag, published_on, position, article_id
		from jsonb_populate_recordset(null::current_affairs_tags, ${JSON.stringify(tags)})`)
	await change(
		tx,
		articles.map(({ category, publishedOn: day }) => ({ category, day, by: 1 })),
	)
}

async function leave(tx: Transaction, { id, category, publishedOn, isPublished }: Indexed): Promise<void> {
	if (!isPublished) return
	await tx.execute(sql`delete from ${currentAffairsTags} where article_id = ${id}`)
	await change(tx, [{ category, day: publishedOn, by: -1 }])
}

async function change(tx: Transaction, changes: CountChange[]): Promise<void> {
	const months = [...new Set(changes.map(({ day }) => monthOf(day)))]
	await lockMonths(tx, months)
	await deleteCompilations(tx, months)
	const rows = sql`jsonb_populate_recordset(null::current_affairs_counts, ${JSON.stringify(countRows(changes))}) as given`
	await tx.execute(sql`
		insert into current_affairs_counts (spans, category, starts_on, articles)
		select given.spans, given.category, given.starts_on, 0 from ${rows}
		on conflict (spans, category, starts_on) do nothing`)
	await tx.execute(sql`
		update current_affairs_counts as present set articles = present.articles + given.articles
		from ${rows}
		where (present.spans, present.category, present.starts_on) = (given.spans, given.category, given.starts_on)`)
}

export async function hasArticles(db: Queryable): Promise<boolean> {
	const { rows } = await db.execute(sql`select from current_affairs_articles limit 1`)
	return rows.length > 0
}
