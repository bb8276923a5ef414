import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanName, initials, nameProblem } from './person-name.ts'

const text = fc.string({ unit: 'binary', maxLength: 300 })

describe('a name', () => {
	it.each([
		['  Asha \t\n Meena ', 'Asha Meena'],
		['आशा\u2028मीणा', 'आशा मीणा'],
		['A\u0000\u001b[31mB', 'A [31mB'],
		['Ame\u0301lie', 'Amélie'],
		['क\u094d\u200dष', 'क\u094d\u200dष'],
		['\u202eahsA', 'ahsA'],
		['Asha\u00a0\u3000Meena', 'Asha Meena'],
	])('%j is kept as %j', (given, name) => expect(cleanName(given)).toBe(name))

	it.each([
		['', 'name-required'],
		[' \u200b\u200d ', 'name-required'],
		['\u202e\u2066', 'name-required'],
		['!?.', 'name-required'],
		['\ud800', 'name-required'],
		['अ', null],
		['7', null],
		['\u{1f642} A', null],
		['x'.repeat(100), null],
		['𝒳'.repeat(100), null],
		['x'.repeat(101), 'name-too-long'],
		[`${' '.repeat(500)}x`, null],
	])('%j: %s', (given, problem) => expect(nameProblem(given)).toBe(problem))

	it('has one form, without control characters, line breaks and spaces around', () => {
		fc.assert(
			fc.property(text, (given) => {
				const name = cleanName(given)
				expect(cleanName(name)).toBe(name)
				expect(name).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]|^\s|\s$|\s\s/u)
			}),
		)
	})

	it.each([
		['Asha Meena', 'AM'],
		['Asha Devi Meena', 'AM'],
		['asha', 'A'],
		['आशा मीणा', 'आम'],
		['ßeta ﬁona', 'SF'],
		['7 of 9', 'O'],
		['', 'U'],
		['123', 'U'],
		['\u{1d4b3}eno', '\u{1d4b3}'],
	])('%s has the initials %s', (given, letters) => expect(initials(given)).toBe(letters))

	it('has one or two initials', () => {
		fc.assert(
			fc.property(text, (given) => {
				expect([1, 2]).toContain([...initials(given)].length)
			}),
		)
	})
})
