import { expect, it } from 'vitest'
import { shownPercent } from './shown-percent.ts'

it.each([
	[0, 0],
	[66.67, 67],
	[83.33, 83],
	[59.2, 59],
	[59.5, 59.5],
	[59.99, 59.9],
	[60, 60],
	[79.4, 79],
	[79.949, 79.9],
	[79.9999, 79.9],
	[80, 80],
	[99.4, 99],
	[99.75, 99.7],
	[100, 100],
])('%d is shown as %d', (ratio, shown) => expect(shownPercent(ratio, [80, 60])).toBe(shown))
