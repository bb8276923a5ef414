import type { PaperCategory } from '@aravalli/shared/questions/question'
import { linkOptions } from '@tanstack/react-router'
import type { ListSearch } from './list-search.ts'

export const listPath = '/answer-writing-practice'

export function listLink(list: ListSearch) {
	return linkOptions({ to: listPath, search: list })
}

/** Another paper starts at its first page and keeps the search. */
export function categoryLink({ search }: ListSearch, category: PaperCategory | null) {
	return linkOptions({
		to: listPath,
		search: { ...(category && { category }), ...(search && { search }) },
		resetScroll: false,
	})
}

export function pageLink({ page: _, ...list }: ListSearch, page: number) {
	return listLink(page > 1 ? { ...list, page } : list)
}

/** A question's link keeps the list that it was opened from, because it lies over that list. */
export function questionLink(list: ListSearch, questionId: string) {
	return linkOptions({
		to: '/answer-writing-practice/$questionId',
		params: { questionId },
		search: list,
		state: { isOverList: true },
		resetScroll: false,
	})
}
