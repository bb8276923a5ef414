import { expect, it } from 'vitest'
import { readNumber, readNumbers } from './read-numbers.ts'

it.each([
	['15', 15],
	[' १५ ', 15],
	['', null],
	['1.5', null],
	['-2', null],
	['1234567', null],
])('a number is read from %j', (typed, number) => expect(readNumber(typed)).toBe(number))

it.each([
	['5, 10,२०', [5, 10, 20]],
	['5 10', [5, 10]],
	['5,', [5]],
	['', []],
	['5, ten', null],
])('numbers are read from %j', (typed, numbers) => expect(readNumbers(typed)).toEqual(numbers))
