/** A paper of the main examination: 200 marks in 3 hours. */
const PAPER_MARKS = 200
const PAPER_MINUTES = 180

/** Whole minutes that a question may take: its share of a paper's time, rounded up. */
export function suggestedMinutes(marks: number): number {
	return Math.ceil((marks * PAPER_MINUTES) / PAPER_MARKS)
}
