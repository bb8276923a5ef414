import { type CopyState, copyStates } from '@aravalli/shared/answer-copies/copy'
import { type PaperCategory, paperCategories } from '@aravalli/shared/questions/question'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { readPageNumber } from '#web/lib/page-number.ts'

/** Says which answers are shown; without a state and a paper all. */
export interface HistorySearch {
	state?: CopyState
	paper?: PaperCategory
	page?: number
}

export function readHistorySearch(search: Record<string, unknown>): HistorySearch {
	const state = copyStates.find((known) => known === search.state)
	const paper = paperCategories.find((known) => known === search.paper)
	const page = readPageNumber(search.page)
	return { ...(state && { state }), ...(paper && { paper }), ...(page && { page }) }
}

export const historyLink = (search: HistorySearch): LinkTarget => ({
	to: '/upload-answersheet/history',
	search,
	resetScroll: false,
	replace: true,
})
