import { expect, it } from 'vitest'
import { dayPart } from './greeting.tsx'

it.each([
	[0, 'evening'],
	[3, 'evening'],
	[4, 'morning'],
	[11, 'morning'],
	[12, 'afternoon'],
	[16, 'afternoon'],
	[17, 'evening'],
	[23, 'evening'],
])('at %i it is %s', (hour, part) => expect(dayPart(hour)).toBe(part))
