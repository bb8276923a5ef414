/**
 * All kinds of questions share these: papers, difficulty, and the limits of their lists. The file has no imports,
 * because the browser runs it.
 */

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

/** Is the filter value that leaves no question out. */
export const ALL_PAPERS = 'ALL_PAPERS'

/** A filter may be any of these; `MONTHLY_CONSOLIDATION` is the spelling of the most-important-questions calls. */
export const paperFilters = [ALL_PAPERS, ...paperCategories, 'MONTHLY_CONSOLIDATION'] as const

export type PaperFilter = (typeof paperFilters)[number]

/** Gives the stored category that a filter stands for; null stands for all of them. */
export function paperCategoryOf(filter: PaperFilter): PaperCategory | null {
	if (filter === ALL_PAPERS) return null
	return filter === 'MONTHLY_CONSOLIDATION' ? 'MONTHLY_CONSOLIDATIONS' : filter
}

export const difficulties = ['EASY', 'MEDIUM', 'HARD'] as const

export type Difficulty = (typeof difficulties)[number]

export const questionPageSize = 10
