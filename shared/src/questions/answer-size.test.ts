import { expect, it } from 'vitest'
import { suggestedMinutes, usualWords } from './answer-size.ts'

it.each([
	[2, 2],
	[5, 5],
	[8, 8],
	[10, 9],
	[20, 18],
	[30, 27],
	[200, 180],
])('%i marks: %i minutes', (marks, minutes) => expect(suggestedMinutes(marks)).toBe(minutes))

it.each([
	[2, 15],
	[5, 50],
	[10, 100],
	[15, undefined],
	[20, undefined],
])('%i marks in a General Studies paper: %s words', (marks, words) => expect(usualWords(marks)).toBe(words))
