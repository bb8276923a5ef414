/**
 * Holds the rounds of the examination that one can prepare for, and which of them is still ahead. It is data: a new round is a new line.
 */
import { indiaDay } from './india-time.ts'

/** Are the rounds that one can choose, by the year in which they are held. */
export const examYears = ['RAS_2025', 'RAS_2026', 'RAS_2027'] as const
export type ExamYear = (typeof examYears)[number]

export interface ExamCycle {
	/** Is named after the year in which it is held. */
	year: ExamYear
	/** Is the same in both languages. */
	label: string
	/** Is what RPSC calls it, after the year in which it was announced; null while it is not announced. */
	officialName: string | null
	/** Is the day of the preliminary examination in India, as YYYY-MM-DD; null while it is not announced. */
	prelimsOn: string | null
}

export const examCycles: readonly ExamCycle[] = [
	{ year: 'RAS_2025', label: 'RAS 2025', officialName: 'RAS 2024', prelimsOn: '2025-02-02' },
	{ year: 'RAS_2026', label: 'RAS 2026', officialName: 'RAS 2026', prelimsOn: '2026-11-29' },
	{ year: 'RAS_2027', label: 'RAS 2027', officialName: null, prelimsOn: null },
]

/** Gives the days in India until the preliminary examination, 0 on its day, below 0 when it is over; null while it is not announced. */
export function daysToPrelims({ prelimsOn }: Pick<ExamCycle, 'prelimsOn'>, now: Date): number | null {
	return prelimsOn === null ? null : (Date.parse(prelimsOn) - Date.parse(indiaDay(now))) / 86_400_000
}

/** A round is past when the day of its prelims is over in India. */
export function isCyclePast(cycle: Pick<ExamCycle, 'prelimsOn'>, now: Date): boolean {
	return (daysToPrelims(cycle, now) ?? 0) < 0
}

/** Gives the first round that is not past; the last one when all are. */
export function nextExamYear(now: Date): ExamYear {
	const ahead = examCycles.find((cycle) => !isCyclePast(cycle, now))
	return (ahead ?? examCycles.at(-1))?.year ?? 'RAS_2027'
}

export const cycleOf = (year: ExamYear): ExamCycle | undefined => examCycles.find((cycle) => cycle.year === year)
