import { expect, it } from 'vitest'
import { splashRest } from './splash-time.ts'

it.each([
	['painted only now', null, 9_000, 5_500],
	['painted 400 ms after the request, alive 600 ms later', 400, 1_000, 4_900],
	['alive exactly at its end', 400, 5_900, 0],
	['alive long after its end', 400, 10_200, 0],
])('a splash that is %s has its 5.5 seconds from the first paint', (_, paintedAt, now, rest) => {
	expect(splashRest(paintedAt, now)).toBe(rest)
})
