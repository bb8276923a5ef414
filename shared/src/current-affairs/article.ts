/**
 * Both sides must agree on these rules about current-affairs articles. The file has no imports, because the browser
 * runs it.
 */

export const articleCategories = ['politics', 'economy', 'sports', 'science', 'environment', 'international'] as const

export type ArticleCategory = (typeof articleCategories)[number]

export const categoryFilters = ['all', ...articleCategories] as const

export type CategoryFilter = (typeof categoryFilters)[number]

/** Everybody may read so many of the newest. */
export const OPEN_ARTICLES = 2

export const ARTICLES_PER_PAGE = 10

/** Matches a month that articles can be of: 'YYYY-MM'. */
export const monthPattern = /^(19|20)\d{2}-(0[1-9]|1[0-2])$/
