import { describe, expect, it } from 'vitest'
import { readByteRange } from './byte-range.ts'

describe('the range of a request for 1,000 bytes', () => {
	it.each([
		['bytes=0-', 0, 999],
		['bytes=0-0', 0, 0],
		['bytes=0-499', 0, 499],
		['bytes=500-499999', 500, 999],
		['bytes=999-', 999, 999],
		['bytes=-1', 999, 999],
		['bytes=-2000', 0, 999],
		['bytes= 5 - 9', 5, 9],
	])('%s is from %i to %i', (header, first, last) => expect(readByteRange(header, 1000)).toEqual({ first, last }))

	it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=9-5', 'bytes=1-2,5-6', 'items=0-5', 'bytes=a-b', 'bytes=1.5-2'])(
		'%s is all of it',
		(header) => expect(readByteRange(header, 1000)).toBe('whole'),
	)

	it.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0', 'bytes=999999999999999-'])('%s is beyond it', (header) =>
		expect(readByteRange(header, 1000)).toBe('beyond'),
	)
})
