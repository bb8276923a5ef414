/** Says which paper the weekly routine has for a day. */
import { indiaWeekday } from './india-time.ts'
import type { PaperCategory } from './questions/question.ts'

/** Run from Sunday. The weekend is for all papers together. */
const papersOfWeek = [
	'MONTHLY_CONSOLIDATIONS',
	'GS_PAPER_1',
	'GS_PAPER_2',
	'GS_PAPER_3',
	'GS_PAPER_4',
	'ESSAY',
	'MONTHLY_CONSOLIDATIONS',
] as const satisfies PaperCategory[]

export type RoutinePaper = (typeof papersOfWeek)[number]

/** Gives the paper of the day that it is in India. */
export const todaysPaper = (now: Date): RoutinePaper => papersOfWeek[indiaWeekday(now)] ?? 'MONTHLY_CONSOLIDATIONS'
