import type { ArticleCategory } from '@aravalli/shared/current-affairs/article'
import type { DateFilter } from '@aravalli/shared/current-affairs/date-range'
import { linkOptions } from '@tanstack/react-router'
import type { ArticleSearch } from './list-search.ts'

export const listPath = '/current-affairs'

export function listLink(list: ArticleSearch) {
	return linkOptions({ to: listPath, search: list })
}

/** Another category begins at its first page and keeps the days. */
export function categoryLink({ category: _, page: __, ...list }: ArticleSearch, category: ArticleCategory | null) {
	return linkOptions({ to: listPath, search: { ...list, ...(category && { category }) }, resetScroll: false })
}

/** Leads to other days, which begin at the first page and keep the category. */
export function dateLink({ category }: ArticleSearch, date: DateFilter) {
	return linkOptions({
		to: listPath,
		search: { ...(category && { category }), ...(date !== 'all' && { date }) },
		resetScroll: false,
	})
}

export function pageLink({ page: _, ...list }: ArticleSearch, page: number) {
	return listLink(page > 1 ? { ...list, page } : list)
}

export function articleLink(articleId: string) {
	return linkOptions({ to: '/current-affairs/$articleId', params: { articleId } })
}

/** Leads to the sign-in, and from there back to an article, or to the list. */
export function loginLink(articleId?: string) {
	return linkOptions({ to: '/login', search: { redirect: articleId ? `${listPath}/${articleId}` : listPath } })
}
