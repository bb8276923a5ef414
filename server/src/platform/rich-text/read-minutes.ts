import { countWords } from '@aravalli/shared/count-words'
import { richTextWords } from './rich-text-blocks.ts'

/** The rate is slower than for a novel: these are read to be remembered. */
const WORDS_A_MINUTE = 150

/** Gives the time that the longest of the bodies takes, in whole minutes. */
export function readMinutes(bodies: string[]): number {
	const words = bodies.map((body) => countWords(richTextWords(body)))
	return Math.max(1, Math.round(Math.max(...words) / WORDS_A_MINUTE))
}
