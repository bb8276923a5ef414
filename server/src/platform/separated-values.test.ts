import { describe, expect, it } from 'vitest'
import { csvLine, tabLine } from './separated-values.ts'

describe('a line of a CSV file', () => {
	it('quotes what would break it', () => {
		expect(csvLine(['a', 'b, c', 'say "hi"', 'two\nlines', ''])).toBe('a,"b, c","say ""hi""","two\nlines",\r\n')
	})

	it.each(['=1+1', '+91', '-1', '@x', '\tx', '\rx', '=HYPERLINK("http://x.example","y")'])(
		'lets no spreadsheet calculate %j',
		(cell) => {
			expect(csvLine([cell])).toBe(`"'${cell.replaceAll('"', '""')}"\r\n`)
		},
	)

	it('leaves these signs alone inside a cell', () => {
		expect(csvLine(['a=b+c-d@e'])).toBe('a=b+c-d@e\r\n')
	})
})

describe('a line of tab-separated values', () => {
	it('has as many columns as cells', () => {
		expect(tabLine(['a\tb', 'c\r\nd'])).toBe('a b\tc  d\n')
	})
})
