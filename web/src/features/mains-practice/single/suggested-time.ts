/** A paper of the main examination has 200 marks in 3 hours. */
const PAPER_MARKS = 200
const PAPER_MINUTES = 180

/** Gives the whole minutes that a question may take: its share of a paper's time, rounded up. */
export function suggestedMinutes(marks: number): number {
	return Math.ceil((marks * PAPER_MINUTES) / PAPER_MARKS)
}
