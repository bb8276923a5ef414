import { describe, expect, it } from 'vitest'
import { countWords } from './count-words.ts'

describe('countWords', () => {
	it('counts what stands between spaces and line breaks', () => {
		expect(countWords('  The Aravalli\n\nrange,  in 1 sentence ')).toBe(6)
		expect(countWords('अरावली पर्वतमाला राजस्थान में है।')).toBe(5)
		expect(countWords(' \n ')).toBe(0)
	})

	it('takes no dash, arrow or line of a table for a word', () => {
		expect(countWords('1897 – Bijolia → 1922')).toBe(3)
		expect(countWords('| आधार | वेबर |\n| 1 | दो शब्द |')).toBe(5)
	})
})
