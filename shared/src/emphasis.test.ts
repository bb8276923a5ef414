import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseEmphasis } from './emphasis.ts'

describe('parseEmphasis', () => {
	it('splits a text at its marked phrases', () => {
		expect(parseEmphasis('The **Prajamandals** of **Mewar** and Marwar')).toEqual([
			{ text: 'The ', isStrong: false },
			{ text: 'Prajamandals', isStrong: true },
			{ text: ' of ', isStrong: false },
			{ text: 'Mewar', isStrong: true },
			{ text: ' and Marwar', isStrong: false },
		])
	})

	it('marks Hindi phrases and keeps the danda outside', () => {
		expect(parseEmphasis('यह **संघीय ढाँचा** है।')).toEqual([
			{ text: 'यह ', isStrong: false },
			{ text: 'संघीय ढाँचा', isStrong: true },
			{ text: ' है।', isStrong: false },
		])
	})

	it.each(['2 ** 3', '**half', 'half**', '****', '** **', '2 ** 3 ** 4', '**over\nlines**', '***', '*one*'])(
		'keeps %j as plain text',
		(text) => {
			expect(parseEmphasis(text)).toEqual([{ text, isStrong: false }])
		},
	)

	it('lets a mark without a partner not swallow the phrase after it', () => {
		expect(parseEmphasis('a ** b\n**c**')).toEqual([
			{ text: 'a ** b\n', isStrong: false },
			{ text: 'c', isStrong: true },
		])
	})

	it('gives no runs for an empty text', () => {
		expect(parseEmphasis('')).toEqual([])
	})

	it('never loses a character other than marks, nor makes an empty run', () => {
		fc.assert(
			fc.property(fc.array(fc.constantFrom('**', '*', 'क', 'a', ' ', '\n')), (parts) => {
				const text = parts.join('')
				const runs = parseEmphasis(text)
				expect(runs.map((run) => (run.isStrong ? `**${run.text}**` : run.text)).join('')).toBe(text)
				expect(runs.every((run) => run.text !== '')).toBe(true)
			}),
		)
	})

	it('takes hostile input in its stride', () => {
		const text = '**a'.repeat(50_000)
		const startedAt = Date.now()
		parseEmphasis(text)
		parseEmphasis(`**${'a'.repeat(100_000)}`)
		expect(Date.now() - startedAt).toBeLessThan(500)
	})
})
