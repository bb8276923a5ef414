import { expect, it } from 'vitest'
import { formatValue } from './format-value.ts'

it.each([
	[0, '0'],
	[1722, '1,722'],
	[342239, '3,42,239'],
	[58.2, '58.2'],
	[12345.25, '12,345.25'],
	[0.04, '0.04'],
])('writes %d as %s', (value, written) => expect(formatValue(value)).toBe(written))
