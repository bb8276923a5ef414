import { longestCommon } from './longest-common.ts'

/** Is a stretch of a text that another text has too, or has not. */
export interface TextPiece {
	text: string
	isOwn: boolean
}

/**
 * Finds what a text has that the other has not, word by word. The pieces in order give the text. Where both are very long, all between
 * their common beginning and end counts as own.
 */
export function wordDifference(text: string, other: string): TextPiece[] {
	const own = words(text)
	const shared = new Set(longestCommon(own, words(other)).map(([place]) => place))
	return joined(own.map((word, place) => ({ text: word, isOwn: !shared.has(place) })))
}

/** Each word has the space after it, so that a changed phrase is one stretch. */
const words = (text: string) => text.match(/\s*\S+\s*?(?=\s|$)|\s+$/g) ?? []

function joined(pieces: TextPiece[]): TextPiece[] {
	const result: TextPiece[] = []
	for (const piece of pieces) {
		const last = result.at(-1)
		if (last?.isOwn === piece.isOwn) last.text += piece.text
		else result.push({ ...piece })
	}
	return result
}
