import type { LinkTarget } from '#web/lib/link-address.ts'
import type { PrelimsSearch } from './list-search.ts'

export const practicePath = '/prelims-practice'
export const miqPath = '/prelims-miq'

/** Two pages show questions: all, or the most important ones. */
export type PrelimsPath = typeof practicePath | typeof miqPath

/** The type is written out, because the router's own would go in a circle. */
interface ListLink {
	to: PrelimsPath
	search: Record<string, unknown>
	resetScroll: boolean
}

/** Leads to another list; filters keep the reader's place. */
export function listLink(to: PrelimsPath, search: PrelimsSearch = {}): ListLink {
	return { to, search: { ...search }, resetScroll: false }
}

/** Leads to a page of the list, to be read from its top. */
export const pageLink = (to: PrelimsPath, search: PrelimsSearch, page: number): ListLink => ({
	...listLink(to, { ...listOf(search), ...(page > 1 && { page }) }),
	resetScroll: true,
})

/** Gives the list without what lies over it and without its page. */
export function listOf({ subject, topic, difficulty, count }: PrelimsSearch): PrelimsSearch {
	return {
		...(subject && { subject }),
		...(topic && { topic }),
		...(difficulty && { difficulty }),
		...(count && { count }),
	}
}

/** Leads to one question by itself. */
export const questionLink = (question: string): LinkTarget => ({ to: practicePath, search: { question } })

/** Names a list to the sets: however many of its questions are on a sheet, it is the same list. */
export function setListOf(path: PrelimsPath, { subject, topic, difficulty }: PrelimsSearch): string {
	return [path, subject ?? '', topic ?? '', difficulty ?? ''].join(' ')
}

/** Names the questions of a list that were answered wrong and are answered once more. */
export const wrongListOf = (list: string) => `${list} wrong`
