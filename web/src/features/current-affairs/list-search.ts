import type { ArticleCategory } from '@aravalli/shared/current-affairs/article'
import type { DateFilter } from '@aravalli/shared/current-affairs/date-range'
import { readPageNumber } from '#web/lib/page-number.ts'

/** The address of the list says this; what is missing has its default: all categories, all days, page 1. */
export interface ArticleSearch {
	category?: ArticleCategory | undefined
	date?: Exclude<DateFilter, 'all'> | undefined
	/** Both days stand beside `date: 'custom'` as they were typed. */
	start?: string | undefined
	end?: string | undefined
	page?: number | undefined
}

/**
 * The categories are written out here, because this comes with every page, and the lists and their rules with this one
 * alone. `list-search.test.ts` compares them.
 */
const categories = /^(politics|economy|sports|science|environment|international)$/
const dates = /^(today|yesterday|thisWeek|thisMonth|lastMonth|custom)$/

/** No date is so long; what is longer is nobody's typing. */
const MAX_TYPED = 40

const known = <T extends string>(pattern: RegExp, value: unknown) =>
	typeof value === 'string' && pattern.test(value) ? (value as T) : undefined

/**
 * Reads the address. Unknown categories, dates and odd page numbers count as missing; days of one's own stay as they were typed.
 *
 * Each key is named in the result, because the router keeps the raw value of a key that is not.
 */
export function readArticleSearch(raw: { [K in keyof ArticleSearch]?: unknown }): ArticleSearch {
	const date = known<NonNullable<ArticleSearch['date']>>(dates, raw.date)
	const typed = (value: unknown) =>
		date === 'custom' && typeof value === 'string' ? value.slice(0, MAX_TYPED) : undefined
	return {
		category: known<ArticleCategory>(categories, raw.category),
		date,
		start: typed(raw.start),
		end: typed(raw.end),
		page: readPageNumber(raw.page),
	}
}
