import { describe, expect, it } from 'vitest'
import { readNumber } from './number-fields.tsx'

describe('a number that an editor types', () => {
	it.each([
		['12', 12],
		['१२', 12],
		[' 150 ', 150],
		['0', 0],
		['9999', 9999],
	])('%s is %i', (typed, number) => expect(readNumber(typed)).toBe(number))

	it.each(['', ' ', '12.5', '1,000', '12345', '-3', '1e3', '10 marks', '१२.५'])(
		'%s is none, rather than another one',
		(typed) => expect(readNumber(typed)).toBeNull(),
	)
})
