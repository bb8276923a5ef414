import type { ArticleCategory } from '@aravalli/shared/current-affairs/article'
import type { DayRange } from '@aravalli/shared/current-affairs/date-range'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { bodyColumns, type CardRow, cardColumns, currentAffairsCounts, type ItemRow } from '../tables.ts'
import { countSpans } from './count-spans.ts'

export interface ListOptions {
	/** It is null for all of them. */
	category: ArticleCategory | null
	/** It is null for all days. */
	range: DayRange | null
	hasBodies: boolean
	limit: number
	offset: number
}

export interface ArticleList {
	rows: (CardRow & Partial<Pick<ItemRow, 'body' | 'bodyHindi'>>)[]
	total: number
}

const within = ({ from, to }: DayRange) => sql`starts_on between ${from} and ${to}`

/** Selects the counts that add up to the range. */
function countsOf({ category, range }: ListOptions): SQL {
	const { months, days } = range ? countSpans(range) : { months: null, days: [] }
	const spans = [
		...(range === null ? [sql`spans = 'month'`] : []),
		...(months ? [sql`spans = 'month' and ${within(months)}`] : []),
		...days.map((some) => sql`spans = 'day' and ${within(some)}`),
	]
	const ofCategory = category === null ? sql`` : sql`and category = ${category}`
	const counted = spans.map(
		(span) => sql`select spans, starts_on, articles from ${currentAffairsCounts} where ${span} ${ofCategory}`,
	)
	return sql.join(counted, sql` union all `)
}

/**
 * Begins a page in the day or month in which the articles before it end; the rest is skipped there, so that a late page
 * costs no more than the first.
 */
function listQuery(options: ListOptions): SQL {
	const { category, range, hasBodies, limit } = options
	// Without the cast PostgreSQL would read it as a count's type, which a page far out exceeds.
	const offset = sql`${options.offset}::bigint`
	const ofCategory = category === null ? sql`` : sql`and category = ${category}`
	const ofRange = range === null ? sql`` : sql`and published_on >= ${range.from}`
	return sql`
		with spans as (
			select starts_on, sum(articles)::int as articles,
				case spans when 'day' then starts_on else (starts_on + interval '1 month' - interval '1 day')::date end as ends_on
			from (${countsOf(options)}) as counted
			where articles > 0
			group by spans, starts_on
		),
		running as (select ends_on, articles, sum(articles) over (order by starts_on desc)::int - articles as before from spans),
		beginning as (select ends_on, ${offset} - before as skip from running where before <= ${offset} and before + articles > ${offset}),
		page as (
			select id, published_on, position from current_affairs_articles
			where is_published ${ofCategory} ${ofRange} and published_on <= (select ends_on from beginning)
			order by published_on desc, position desc
			limit ${limit} offset (select skip from beginning)
		)
		select total, ${cardColumns} ${hasBodies ? sql`, ${bodyColumns}` : sql``}
		from (select coalesce(sum(articles), 0)::int as total from spans) as totals
			left join (page join current_affairs_articles as article using (id)) on true
		order by page.published_on desc, page.position desc`
}

type StoredRow = { [K in keyof ItemRow]: ItemRow[K] } & { total: number }

/** Reads a page of published articles, newest first; past the end it has no rows and the same total. */
export async function listArticles(db: Queryable, options: ListOptions): Promise<ArticleList> {
	const { rows } = await db.execute<StoredRow>(listQuery(options))
	return {
		// The only row of an empty page has no id.
		rows: rows.filter(({ id }) => id !== null).map(({ total: _, ...row }) => row),
		total: rows[0]?.total ?? 0,
	}
}

/** Lists the months with published articles as 'YYYY-MM', the newest first. */
export async function listMonths(db: Queryable): Promise<{ month: string; articles: number }[]> {
	const { rows } = await db.execute<{ month: string; articles: number }>(sql`
		select to_char(starts_on, 'YYYY-MM') as month, sum(articles)::int as articles
		from current_affairs_counts
		where spans = 'month' and articles > 0
		group by starts_on
		order by starts_on desc`)
	return rows
}

/** Lists the articles of one month, in the order of the list. */
export async function listMonthOfArticles(
	db: Queryable,
	range: DayRange,
	{ limit, offset }: { limit: number; offset: number },
): Promise<{ id: string; updatedAt: string }[]> {
	const { rows } = await db.execute<{ id: string; updatedAt: string }>(sql`
		select id, updated_at as "updatedAt" from current_affairs_articles
		where is_published and published_on between ${range.from} and ${range.to}
		order by published_on desc, position desc
		limit ${limit} offset ${offset}`)
	return rows.map(({ id, updatedAt }) => ({ id, updatedAt: new Date(updatedAt).toISOString() }))
}
