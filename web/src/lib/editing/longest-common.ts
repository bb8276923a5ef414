/** Beyond this it takes too long to find. */
const MAX_COMPARISONS = 4_000_000

/**
 * Pairs the places of what two lists have in common, in the same order in both, and as much of it as possible. Between their common
 * beginning and end it is found only where the lists are not very long.
 */
export function longestCommon(own: readonly string[], others: readonly string[]): [number, number][] {
	const start = commonLength(own, others)
	const end = commonLength(own.slice(start).reverse(), others.slice(start).reverse())
	const middle = commonOf(own.slice(start, own.length - end), others.slice(start, others.length - end))
	return [
		...Array.from({ length: start }, (_, place): [number, number] => [place, place]),
		...middle.map(([i, j]): [number, number] => [start + i, start + j]),
		...Array.from({ length: end }, (_, place): [number, number] => [
			own.length - end + place,
			others.length - end + place,
		]),
	]
}

function commonLength(a: readonly string[], b: readonly string[]): number {
	const limit = Math.min(a.length, b.length)
	let length = 0
	while (length < limit && a[length] === b[length]) length += 1
	return length
}

function commonOf(own: readonly string[], others: readonly string[]): [number, number][] {
	if (own.length * others.length > MAX_COMPARISONS) return []
	const commonAfter = commonLengths(own, others)
	const pairs: [number, number][] = []
	let [i, j] = [0, 0]
	while (i < own.length && j < others.length) {
		if (own[i] === others[j]) {
			pairs.push([i, j])
			i += 1
			j += 1
		} else if (commonAfter(i + 1, j) >= commonAfter(i, j + 1)) i += 1
		else j += 1
	}
	return pairs
}

/** Measures the longest common subsequence of what follows two places. */
function commonLengths(own: readonly string[], others: readonly string[]): (i: number, j: number) => number {
	const width = others.length + 1
	const lengths = new Uint16Array((own.length + 1) * width)
	const at = (i: number, j: number) => lengths[i * width + j] ?? 0
	for (let i = own.length - 1; i >= 0; i -= 1) {
		for (let j = others.length - 1; j >= 0; j -= 1)
			lengths[i * width + j] = own[i] === others[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
	}
	return at
}
