export type Encoding = 'br' | 'gzip' | 'identity'

const known = new Map<string, Encoding>()
const MAX_KNOWN = 200

/** The best encoding that `Accept-Encoding` allows (RFC 9110 §12.5.3): brotli, then gzip, then none. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
	const text = String(header ?? '')
	let encoding = known.get(text)
	if (!encoding) {
		encoding = readEncoding(text)
		// Browsers send a handful of spellings; whoever invents others is not remembered for long.
		if (known.size >= MAX_KNOWN) known.clear()
		if (text.length < 200) known.set(text, encoding)
	}
	return encoding
}

function readEncoding(text: string): Encoding {
	const allowed = new Set(
		text
			.toLowerCase()
			.split(',')
			.map((part) => part.trim().split(/\s*;\s*/))
			.filter(([, weight = '']) => !/^q=0(\.0*)?$/.test(weight))
			.map(([name]) => name),
	)
	if (allowed.has('br')) return 'br'
	return allowed.has('gzip') ? 'gzip' : 'identity'
}
