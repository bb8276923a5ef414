/** What both sides must agree on about answer-writing questions. Without imports: the browser runs it. */

export const paperCategories = [
	'GS_PAPER_1',
	'GS_PAPER_2',
	'GS_PAPER_3',
	'GS_PAPER_4',
	'ESSAY',
	'MONTHLY_CONSOLIDATIONS',
	'PRAKARAM_2025_26',
] as const

export type PaperCategory = (typeof paperCategories)[number]

/** The filter value that leaves no question out. */
export const ALL_PAPERS = 'ALL_PAPERS'

/** What a filter may be; `MONTHLY_CONSOLIDATION` is the spelling of the most-important-questions calls. */
export const paperFilters = [ALL_PAPERS, ...paperCategories, 'MONTHLY_CONSOLIDATION'] as const

export type PaperFilter = (typeof paperFilters)[number]

/** The stored category that a filter stands for; null: all of them. */
export function paperCategoryOf(filter: PaperFilter): PaperCategory | null {
	if (filter === ALL_PAPERS) return null
	return filter === 'MONTHLY_CONSOLIDATION' ? 'MONTHLY_CONSOLIDATIONS' : filter
}

export const difficulties = ['EASY', 'MEDIUM', 'HARD'] as const

export type Difficulty = (typeof difficulties)[number]

/** In characters (UTF-16 code units, as the search box counts them). */
export const SEARCH_MAX_LENGTH = 200

/** Questions on a page of the list. */
export const questionPageSize = 10

/** Totals of a search are exact up to here; beyond it there are just "more than" so many. */
export const searchTotalLimit = 1000

export interface TextRun {
	text: string
	isStrong: boolean
}

const emphasis = /\*\*(?!\s)([^*\n]+)(?<!\s)\*\*/g

/**
 * Splits a model answer at its only mark, `**…**`, the phrases that an examiner would underline.
 *
 * The runs in order give the text without the marks. A mark without its partner in the same line is plain text.
 */
export function parseEmphasis(text: string): TextRun[] {
	const runs: TextRun[] = []
	let plainFrom = 0
	for (const match of text.matchAll(emphasis)) {
		const [marked, phrase = ''] = match
		if (match.index > plainFrom) runs.push({ text: text.slice(plainFrom, match.index), isStrong: false })
		runs.push({ text: phrase, isStrong: true })
		plainFrom = match.index + marked.length
	}
	if (plainFrom < text.length) runs.push({ text: text.slice(plainFrom), isStrong: false })
	return runs
}
