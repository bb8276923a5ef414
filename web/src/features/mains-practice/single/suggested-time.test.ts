import { expect, it } from 'vitest'
import { suggestedMinutes } from './suggested-time.ts'

it.each([
	[2, 2],
	[5, 5],
	[8, 8],
	[10, 9],
	[20, 18],
	[30, 27],
	[200, 180],
])('%i marks: %i minutes', (marks, minutes) => expect(suggestedMinutes(marks)).toBe(minutes))
