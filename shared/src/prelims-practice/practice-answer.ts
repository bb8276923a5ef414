/** Both sides must agree on these. The file imports nothing, because the browser runs it. */

/** One call brings at most so many answers. */
export const ANSWERS_SENT = 100

/** One call asks for at most so many questions. */
export const QUESTIONS_ASKED = 100

/** An account keeps so many answers, a year of 137 questions a day; the oldest go. */
export const ANSWERS_KEPT = 50_000

/** Whoever has left a question open for a day has not thought about it for so long. */
export const LONGEST_SECONDS = 86_400
