import { describe, expect, it } from 'vitest'
import { mayIssueCode } from './code-limits.ts'

const now = new Date('2026-11-18T06:00:00Z')
const HOUR = 60
const DAY = 24 * HOUR
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
/** Gives a moment that is one millisecond short of so many minutes ago. */
const just = (minutes: number) => new Date(ago(minutes).getTime() + 1)
const spread = (count: number) => Array.from({ length: count }, (_, index) => ago((index + 1) * HOUR))

describe('a further code', () => {
	it.each([
		['the first', [], true],
		['the third of an hour', [ago(1), ago(2)], true],
		['the fourth of an hour', [ago(1), ago(2), just(HOUR)], false],
		['one an hour after the first of three', [ago(1), ago(2), ago(HOUR)], true],
		['the tenth of a day', spread(9), true],
		['the eleventh of a day', spread(10), false],
		['one a day after the first of ten', [...spread(9), ago(DAY)], true],
		['the eleventh, a moment too early', [...spread(9), just(DAY)], false],
		['one after many of long ago', Array.from({ length: 50 }, () => ago(DAY)), true],
	])('%s', (_, issuedAt, isAllowed) => expect(mayIssueCode(issuedAt, now)).toBe(isAllowed))
})
