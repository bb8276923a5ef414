/** The rate is slower than for a novel: these are read to be remembered. */
const WORDS_A_MINUTE = 150

/** Gives the time that so many words take, in whole minutes. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_A_MINUTE))
