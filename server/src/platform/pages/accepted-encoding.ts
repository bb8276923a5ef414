export type Encoding = 'br' | 'gzip' | 'identity'
/**
 * Answers that are compressed anew each time may use zstd: it takes less time for fewer bytes, but not every browser
 * has it.
 */
export type QuickEncoding = 'zstd' | Encoding

interface Accepted {
	encoding: Encoding
	quick: QuickEncoding
}

const known = new Map<string, Accepted>()
const MAX_KNOWN = 200

/**
 * Finds the best encodings that `Accept-Encoding` allows (RFC 9110 §12.5.3): zstd where it is wanted, brotli, then
 * gzip, then none.
 */
export function acceptedEncoding(header: string | string[] | undefined): Accepted {
	const text = String(header ?? '')
	let accepted = known.get(text)
	if (!accepted) {
		accepted = readEncoding(text)
		// Browsers send a handful of spellings; whoever invents others is not remembered for long.
		if (known.size >= MAX_KNOWN) known.clear()
		if (text.length < 200) known.set(text, accepted)
	}
	return accepted
}

function readEncoding(text: string): Accepted {
	const allowed = new Set(
		text
			.toLowerCase()
			.split(',')
			.map((part) => part.trim().split(/\s*;\s*/))
			.filter(([, weight = '']) => !/^q=0(\.0*)?$/.test(weight))
			.map(([name]) => name),
	)
	const encoding = allowed.has('br') ? 'br' : allowed.has('gzip') ? 'gzip' : 'identity'
	return { encoding, quick: allowed.has('zstd') ? 'zstd' : encoding }
}
