/**
 * Both sides must agree on these rules about most important questions. The file does without the validator, because
 * the browser runs it.
 */
import type { PaperCategory } from '../questions/question.ts'

/** The calls of these questions spell the papers so, one of them otherwise than those of answer writing do. */
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

export const miqPageSize = 10
