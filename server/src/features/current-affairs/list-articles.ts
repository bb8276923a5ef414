import type { CategoryFilter } from '@aravalli/shared/current-affairs/article'
import type { ArticleItem } from '@aravalli/shared/current-affairs/contract'
import { type DateFilter, readRange } from '@aravalli/shared/current-affairs/date-range'
import type { Pagination } from '@aravalli/shared/endpoint'
import { AppError } from '@aravalli/shared/errors'
import { indiaDay } from '@aravalli/shared/india-time'
import type { Database } from '../../platform/database/open-database.ts'
import { listArticles, listMonths } from './listing/tables.ts'
import { presentItem, type Reader } from './present-article.ts'

interface ListRequest {
	category: CategoryFilter
	date: DateFilter
	start?: string | undefined
	end?: string | undefined
	view: 'full' | 'card'
	page?: number | undefined
	limit?: number | undefined
}

/** A list without a page shows so many of the newest that match. */
const NEWEST = 200
const PER_PAGE = 10

/** @throws AppError `request.invalid` with the field for dates that are none */
export async function listPublishedArticles(
	{ db }: Database,
	request: ListRequest,
	{ reader, now }: { reader: Reader; now: Date },
): Promise<{ data: ArticleItem[]; pagination: Pagination }> {
	const { range, problems } = readRange(request, indiaDay(now))
	if (problems.length > 0) throw new AppError('request.invalid', {}, problems)
	const page = request.page ?? 1
	const limit = request.limit ?? (request.page === undefined ? NEWEST : PER_PAGE)
	const { rows, total } = await listArticles(db, {
		category: request.category === 'all' ? null : request.category,
		range,
		hasBodies: request.view === 'full',
		limit,
		offset: (page - 1) * limit,
	})
	return {
		data: rows.map((row) => presentItem(row, reader)),
		pagination: { page, limit, total, totalPages: Math.ceil(total / limit), isTotalCapped: false },
	}
}

export const listArticleMonths = ({ db }: Database) => listMonths(db)
