import { expect, it } from 'vitest'
import { breakName } from './break-name.ts'

it.each([
	['Kota', 10, ['Kota']],
	['Tal Chhapar Sanctuary', 11, ['Tal Chhapar', 'Sanctuary']],
	['Tal Chhapar Sanctuary', 10, ['Tal', 'Chhapar', 'Sanctuary']],
	['Tal Chhapar Sanctuary', 30, ['Tal Chhapar Sanctuary']],
	['Didwana-Kuchaman', 5, ['Didwana-Kuchaman']],
	['', 5, ['']],
])('%s within %i: %j', (name, widest, lines) => {
	expect(breakName(name, (text) => text.length, widest)).toEqual(lines)
})
