import type { MainsTab } from '@aravalli/shared/mains-practice/mains-question'
import type { LinkTarget } from '#web/lib/link-address.ts'
import type { MainsSearch } from './list-search.ts'

export const practicePath = '/mains-practice'
export const simplePath = '/mains-questions'

/** The type is written out, because the router's own would go in a circle. */
interface PracticeLink {
	to: typeof practicePath
	search: Record<string, unknown>
	resetScroll: boolean
}

/** Leads to another list of the practice; filters keep the reader's place. */
export function practiceLink(search: MainsSearch = {}): PracticeLink {
	return { to: practicePath, search: { ...search }, resetScroll: false }
}

/** Another tab has every year again, as the specification has it. */
export function tabLink(tab: MainsTab, { subject, topic }: MainsSearch) {
	return practiceLink({ ...(tab !== 'practice' && { tab }), ...(subject && { subject }), ...(topic && { topic }) })
}

export function simpleLink({
	subject,
	page,
}: {
	subject?: string | undefined
	page?: number | undefined
} = {}): LinkTarget {
	return { to: simplePath, search: { ...(subject && { subject }), ...(page && page > 1 && { page }) } }
}

/** Leads to the list that a quiz or a practice is taken from, without what lies over it and without its page. */
export function listOf({ tab, year, set, subject, topic }: MainsSearch): MainsSearch {
	return {
		...(tab && { tab }),
		...(year && { year }),
		...(set && { set }),
		...(subject && { subject }),
		...(topic && { topic }),
	}
}

/** Leads to one question of the list by itself. */
export function singleLink(search: MainsSearch, question: string): LinkTarget {
	return { to: practicePath, search: { ...listOf(search), ...(search.page && { page: search.page }), question } }
}
