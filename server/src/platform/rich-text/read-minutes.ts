import { countWords } from '@aravalli/shared/count-words'
import { readingMinutes } from '@aravalli/shared/reading-minutes'
import { richTextWords } from './rich-text-blocks.ts'

/** Gives the time that the longest of the bodies takes, in whole minutes. */
export function readMinutes(bodies: string[]): number {
	return readingMinutes(Math.max(...bodies.map((body) => countWords(richTextWords(body)))))
}
