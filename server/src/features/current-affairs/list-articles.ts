import type { CategoryFilter } from '@aravalli/shared/current-affairs/article'
import type { ArticleItem } from '@aravalli/shared/current-affairs/contract'
import { type DateFilter, readRange } from '@aravalli/shared/current-affairs/date-range'
import { articleKind } from '@aravalli/shared/current-affairs/kind'
import type { Pagination } from '@aravalli/shared/endpoint'
import { AppError } from '@aravalli/shared/errors'
import { indiaDay } from '@aravalli/shared/india-time'
import { countMonths } from '../../content/counting/tables.ts'
import { facetTerm } from '../../content/index-terms.ts'
import { listItems } from '../../content/items.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { newestOrPage, paginationOf } from '../../platform/http/newest-or-page.ts'
import { presentCard, presentItem } from './present-article.ts'
import { type Caller, forReaders, readerOf } from './reader.ts'

interface ListRequest {
	category: CategoryFilter
	date: DateFilter
	start?: string | undefined
	end?: string | undefined
	view: 'full' | 'card'
	page?: number | undefined
	limit?: number | undefined
}

/** @throws AppError `request.invalid` with the field for dates that are none */
export async function listPublishedArticles(
	{ db }: Database,
	{ category, view, ...request }: ListRequest,
	{ caller, now }: { caller: Caller; now: Date },
): Promise<{ data: ArticleItem[]; pagination: Pagination }> {
	const { range, problems } = readRange(request, indiaDay(now))
	if (problems.length > 0) throw new AppError('request.invalid', {}, problems)
	const page = newestOrPage(request)
	const isFull = view === 'full'
	const [reader, { items, total }] = await Promise.all([
		readerOf(db, caller),
		listItems(db, articleKind, {
			...forReaders(caller),
			hasBodies: isFull,
			terms: category === 'all' ? [] : [facetTerm('category', category)],
			range,
			limit: page.limit,
			offset: page.offset,
		}),
	])
	return {
		data: items.map((item) => (isFull ? presentItem : presentCard)(item, reader)),
		pagination: paginationOf(page, total),
	}
}

/** Lists the months with published articles, the newest first. */
export async function listArticleMonths({ db }: Database): Promise<{ month: string; articles: number }[]> {
	const months = await countMonths(db, articleKind.name)
	return months.map(({ month, items }) => ({ month, articles: items }))
}
