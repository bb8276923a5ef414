import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeKrutiDev } from '../shared/src/content/legacy-fonts/kruti-dev-writer.ts'
import { looksLegacy } from '../shared/src/content/legacy-fonts/looks-legacy.ts'
import { krutiDevToUnicode } from '../shared/src/content/legacy-fonts/to-unicode.ts'

const isHindi = (text: string) => /[ऀ-ॿ]/.test(text)

function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value.replace(/<[^>]*>/g, ' ')]
	return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

const texts = [
	...new Set(
		readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
			.filter((path) => path.endsWith('.json'))
			.flatMap((path) => textsIn(JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')))),
	),
]
const english = texts.filter((text) => !isHindi(text))
/** These fonts have no Latin letters, and few of the signs that are not Hindi. */
const hindi = texts.filter((text) => isHindi(text) && !/[a-z]/i.test(text))

it('no English text of the demo, and no word of one, is taken for Kruti Dev', () => {
	expect(english.length).toBeGreaterThan(10_000)
	expect(english.filter(looksLegacy)).toEqual([])
	expect([...new Set(english.flatMap((text) => text.split(/\s+/)))].filter(looksLegacy)).toEqual([])
	expect(hindi.filter(looksLegacy)).toEqual([])
})

it('every Hindi word of the demo comes back from Kruti Dev as it was', () => {
	const words = [...new Set(hindi.flatMap((text) => text.normalize('NFC').match(/[ऄ-ह़-्ॐक़-ॣँ-ः]+/g) ?? []))]
	expect(words.length).toBeGreaterThan(9000)
	expect(words.filter((word) => krutiDevToUnicode(writeKrutiDev(word)) !== word)).toEqual([])
})

it('of its Hindi sentences hardly one in Kruti Dev is missed', () => {
	const sentences = hindi.filter((text) => text.split(/\s+/).length >= 5)
	const missed = sentences.filter((text) => !looksLegacy(writeKrutiDev(text)))
	expect(missed.length / sentences.length).toBeLessThan(0.01)
})
