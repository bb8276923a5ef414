import { expect, it } from 'vitest'
import { formatSize } from './format-size.ts'

const MB = 1024 * 1024

it.each([
	[0, '0 Bytes'],
	[1, '1 Bytes'],
	[1023, '1023 Bytes'],
	[1024, '1.00 KB'],
	[1536, '1.50 KB'],
	[MB - 1, '1.00 MB'],
	[MB, '1.00 MB'],
	[5 * MB + 7, '5.00 MB'],
	[1024 * MB, '1.00 GB'],
	[2_500 * 1024 * MB, '2500.00 GB'],
])('%i bytes are %s', (bytes, text) => {
	expect(formatSize(bytes)).toBe(text)
})
