import { randomInt } from 'node:crypto'

const SLUG_MAX_LENGTH = 60
const SUFFIX_LENGTH = 6
const characters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/**
 * Makes a slug of the English title, cut between words, and enough at random that nothing else has it.
 * @param kind stands for a title that has no letters
 */
export function newSlug(title: string, kind: string): string {
	const suffix = Array.from({ length: SUFFIX_LENGTH }, () => characters[randomInt(characters.length)]).join('')
	return `${slug(title) || kind}-${suffix}`
}

function slug(text: string): string {
	const words = text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[\u0300-\u036f'’]/g, '')
		.split(/[^a-z0-9]+/)
		.filter((word) => word !== '')
	const whole = words.join('-')
	if (whole.length <= SLUG_MAX_LENGTH) return whole
	const cut = whole.slice(0, SLUG_MAX_LENGTH + 1)
	return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : cut.slice(0, SLUG_MAX_LENGTH)
}
