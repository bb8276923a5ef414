/** Is what of a file is sent: all of it, a part with both bytes included, or nothing because it does not reach so far. */
export type ByteRange = 'whole' | 'beyond' | { first: number; last: number }

/**
 * Reads the header `range` of a request for `size` bytes (RFC 9110, section 14). What is not understood, and several parts at once, are
 * answered with the whole file, as the standard allows.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange {
	const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '') ?? []
	if (from === '') return to === '' ? 'whole' : lastBytes(Number(to), size)
	const first = Number(from)
	const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
	if (first >= size) return 'beyond'
	return to !== '' && Number(to) < first ? 'whole' : { first, last }
}

function lastBytes(count: number, size: number): ByteRange {
	return count === 0 ? 'beyond' : { first: Math.max(0, size - count), last: size - 1 }
}
