/**
 * Says how long an answer may be, and how long writing it may take. The file has no imports, because the browser runs it.
 *
 * Source: the General Studies papers of the RAS mains ask for 15, 50 and 100 words for 2, 5 and 10 marks (RPSC's question papers
 * since 2018). What the language paper asks for differs with the task, and is stored with each question.
 */

const wordsForMarks: Readonly<Record<number, number>> = { 2: 15, 5: 50, 10: 100 }

/** Gives the words for so many marks in a General Studies paper; undefined where these papers have no such question. */
export const usualWords = (marks: number): number | undefined => wordsForMarks[marks]

/** A paper of the main examination has 200 marks in 3 hours. */
const PAPER_MARKS = 200
const PAPER_MINUTES = 180

/** Gives the whole minutes that a question may take: its share of a paper's time, rounded up. */
export function suggestedMinutes(marks: number): number {
	return Math.ceil((marks * PAPER_MINUTES) / PAPER_MARKS)
}
