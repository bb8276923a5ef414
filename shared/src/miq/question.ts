/** What both sides must agree on about most important questions. Without the validator: the browser runs it. */
import type { PaperCategory } from '../questions/question.ts'

/** As the calls of these questions spell the papers; one of them otherwise than those of answer writing do. */
export const miqPapers = [
	'GS_PAPER_1',
	'GS_PAPER_2',
	'GS_PAPER_3',
	'GS_PAPER_4',
	'ESSAY',
	'MONTHLY_CONSOLIDATION',
	'PRAKARAM_2025_26',
] as const

export type MiqPaper = (typeof miqPapers)[number]

export function miqPaperOf(category: PaperCategory): MiqPaper {
	return category === 'MONTHLY_CONSOLIDATIONS' ? 'MONTHLY_CONSOLIDATION' : category
}

/** Questions on a page of the list. */
export const miqPageSize = 10
