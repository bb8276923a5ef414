/**
 * Says where somebody stands who writes a paper by the clock. Both sides run it; the moments are the server's.
 */

export interface SittingTimes {
	endsAt: string
	uploadUntil: string
	/** Is when its learner has put down the pen before the end; null: not. */
	finishedAt: string | null
}

/** `late`: the pages may still be sent, and are marked as late. */
export type SittingPhase = 'writing' | 'uploading' | 'late'

export function phaseOf({ endsAt, uploadUntil, finishedAt }: SittingTimes, now: number): SittingPhase {
	if (finishedAt === null && now < Date.parse(endsAt)) return 'writing'
	return now <= Date.parse(uploadUntil) ? 'uploading' : 'late'
}

/** Gives the whole seconds that are left; none is left over at the end. */
export const secondsLeft = (until: string, now: number): number =>
	Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000))

/**
 * Shares the time of a paper among its questions by their marks.
 *
 * @returns for each, the minute at which it should be done, counted from the start; the last one is the paper's end
 */
export function minutePlan(questionMarks: readonly number[], minutes: number): number[] {
	const total = questionMarks.reduce((sum, marks) => sum + marks, 0)
	let before = 0
	return questionMarks.map((marks) => {
		before += marks
		return Math.round((before * minutes) / total)
	})
}

/** An answer of two marks takes a quarter of a page, one of five a page, one of ten two: four lines for each mark and two between. */
const LINES_OF_PAGE = 24
const LINES_OF_MARK = 4
const LINES_BETWEEN = 2

/** Says how many ruled pages a paper needs. */
export const sheetsFor = (questionMarks: readonly number[], most: number): number =>
	Math.min(
		most,
		Math.ceil(questionMarks.reduce((lines, marks) => lines + marks * LINES_OF_MARK + LINES_BETWEEN, 0) / LINES_OF_PAGE),
	)

/** Groups the questions of a paper by the parts in which they stand. */
export function sectionsOf<Question extends { section: string }>(
	questions: readonly Question[],
): { section: string; questions: Question[] }[] {
	const sections: { section: string; questions: Question[] }[] = []
	for (const question of questions) {
		const last = sections.at(-1)
		if (!last || question.section !== '') sections.push({ section: question.section, questions: [question] })
		else last.questions.push(question)
	}
	return sections
}
