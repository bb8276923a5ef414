/**
 * Holds the rounds of the examination that one can prepare for, and which of them is still ahead. It is data: a new round is a new line.
 */
import type { ExamYear } from './account.ts'

interface ExamCycle {
	/** Is named after the year in which it is held. */
	year: ExamYear
	/** Is the same in both languages. */
	label: string
	/** Is the day of the preliminary examination in India, as YYYY-MM-DD; null while it is not announced. */
	prelimsOn: string | null
}

export const examCycles: readonly ExamCycle[] = [
	{ year: 'RAS_2025', label: 'RAS 2025', prelimsOn: '2025-02-02' },
	{ year: 'RAS_2026', label: 'RAS 2026', prelimsOn: '2026-11-29' },
	{ year: 'RAS_2027', label: 'RAS 2027', prelimsOn: null },
]

const INDIA_AHEAD_MILLISECONDS = 5.5 * 3_600_000

/** A round is past when the day of its prelims is over in India. */
export function isCyclePast({ prelimsOn }: Pick<ExamCycle, 'prelimsOn'>, now: Date): boolean {
	const today = new Date(now.getTime() + INDIA_AHEAD_MILLISECONDS).toISOString().slice(0, 10)
	return prelimsOn !== null && prelimsOn < today
}

/** Gives the first round that is not past; the last one when all are. */
export function nextExamYear(now: Date): ExamYear {
	const ahead = examCycles.find((cycle) => !isCyclePast(cycle, now))
	return (ahead ?? examCycles.at(-1))?.year ?? 'RAS_2027'
}
