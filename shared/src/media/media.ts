/** Both sides must agree on these rules about the pictures that editors keep for all kinds of content. */
import { cleanText } from '../clean-text.ts'
import type { Bilingual } from '../language.ts'

export const MEDIA_MAX_BYTES = 10 * 1024 * 1024
export const MEDIA_NAME_MAX = 100
/** Screen readers read it in one go. */
export const MEDIA_ALT_MAX = 300

/** Is shown in lists and on phones, also those with two points to a pixel. */
export const MEDIA_SMALL_SIDE_PIXELS = 480

/** Gives the pixels of the small picture. */
export function smallSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
	const scale = Math.min(1, MEDIA_SMALL_SIDE_PIXELS / Math.max(width, height))
	return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Lists are counted, and paged, up to here. */
export const MEDIA_TOTAL_LIMIT = 1000

export interface MediaTexts {
	name: string
	/** Stands for the picture where it is not seen; it is empty where nobody has written it yet. */
	alt: Bilingual
}

/** Makes one line of a text. */
const cleanLine = (given: string) => cleanText(given).replace(/\s+/g, ' ')

export function cleanMediaTexts({ name, alt }: MediaTexts): MediaTexts {
	return { name: cleanLine(name), alt: { english: cleanLine(alt.english), hindi: cleanLine(alt.hindi) } }
}

/** Finds what is wrong with cleaned texts, with the sentence's name (server/src/field-messages.ts). */
export function mediaTextsProblem({ name, alt }: MediaTexts): { path: string; code: string } | null {
	if (name === '') return { path: 'name', code: 'name-required' }
	if (name.length > MEDIA_NAME_MAX) return { path: 'name', code: 'name-too-long' }
	if (alt.english.length > MEDIA_ALT_MAX) return { path: 'alt.english', code: 'alt-too-long' }
	return alt.hindi.length > MEDIA_ALT_MAX ? { path: 'alt.hindi', code: 'alt-too-long' } : null
}
