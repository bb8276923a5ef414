import { expect, it } from 'vitest'
import { marksText } from './marks-text.ts'

it.each([
	[0, '0.00'],
	[133, '1.33'],
	[-44, '−0.44'],
	[10_222, '102.22'],
	[-7, '−0.07'],
])('%i hundredths: %s', (hundredths, text) => expect(marksText(hundredths)).toBe(text))
