import { expect, it } from 'vitest'
import { spanIn } from '../span.ts'
import { daylight, isSaid } from './daylight.ts'

it('reads a countdown out at quarters of an hour, and each minute of the last ten', () => {
	const said = Array.from({ length: 40 }, (_, minutes) => minutes).filter(isSaid)
	expect(said).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 30])
})

it.each([
	[-5, 0],
	[0, 0],
	[450, 0.5],
	[1_440, 1],
])('with %i minutes left the sun stands at %f', (minutes, height) => expect(daylight(minutes)).toBe(height))

it.each([
	[0, '0 min'],
	[45, '45 min'],
	[60, '1 h'],
	[130, '2 h 10 min'],
])('writes %i minutes as %s', (minutes, text) => expect(spanIn(minutes, { hours: 'h', minutes: 'min' })).toBe(text))
