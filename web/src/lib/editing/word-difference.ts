/** Is a stretch of a text that another text has too, or has not. */
export interface TextPiece {
	text: string
	isOwn: boolean
}

/** Beyond this the longest common part takes too long to find. */
const MAX_COMPARISONS = 4_000_000

/**
 * Finds what a text has that the other has not, word by word. The pieces in order give the text. It takes the longest
 * common subsequence of what differs between the texts' common beginning and end; where both are very long, all of that
 * counts as own.
 */
export function wordDifference(text: string, other: string): TextPiece[] {
	const own = words(text)
	const others = words(other)
	const start = commonLength(own, others)
	const end = commonLength(own.slice(start).reverse(), others.slice(start).reverse())
	const middle = own.slice(start, own.length - end)
	const isShared = sharedWords(middle, others.slice(start, others.length - end))
	return joined([
		...own.slice(0, start).map((word) => ({ text: word, isOwn: false })),
		...middle.map((word, index) => ({ text: word, isOwn: !isShared[index] })),
		...own.slice(own.length - end).map((word) => ({ text: word, isOwn: false })),
	])
}

/** Each word has the space after it, so that a changed phrase is one stretch. */
const words = (text: string) => text.match(/\s*\S+\s*?(?=\s|$)|\s+$/g) ?? []

function commonLength(a: string[], b: string[]): number {
	const limit = Math.min(a.length, b.length)
	let length = 0
	while (length < limit && a[length] === b[length]) length += 1
	return length
}

/** Tells for each of `own` whether it is in the longest common subsequence. */
function sharedWords(own: string[], others: string[]): boolean[] {
	const isShared = own.map(() => false)
	if (own.length * others.length > MAX_COMPARISONS) return isShared
	const commonAfter = commonLengths(own, others)
	let [i, j] = [0, 0]
	while (i < own.length && j < others.length) {
		if (own[i] === others[j]) {
			isShared[i] = true
			i += 1
			j += 1
		} else if (commonAfter(i + 1, j) >= commonAfter(i, j + 1)) i += 1
		else j += 1
	}
	return isShared
}

/** Measures the longest common subsequence of what follows two places. */
function commonLengths(own: string[], others: string[]): (i: number, j: number) => number {
	const width = others.length + 1
	const lengths = new Uint16Array((own.length + 1) * width)
	const at = (i: number, j: number) => lengths[i * width + j] ?? 0
	for (let i = own.length - 1; i >= 0; i -= 1) {
		for (let j = others.length - 1; j >= 0; j -= 1)
			lengths[i * width + j] = own[i] === others[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
	}
	return at
}

function joined(pieces: TextPiece[]): TextPiece[] {
	const result: TextPiece[] = []
	for (const piece of pieces) {
		const last = result.at(-1)
		if (last?.isOwn === piece.isOwn) last.text += piece.text
		else result.push({ ...piece })
	}
	return result
}
