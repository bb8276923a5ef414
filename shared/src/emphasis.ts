export interface TextRun {
	text: string
	isStrong: boolean
}

const emphasis = /\*\*(?!\s)([^*\n]+)(?<!\s)\*\*/g

/**
 * Splits a model answer at its only mark, `**…**`, the phrases that an examiner would underline.
 *
 * The runs in order give the text without the marks. A mark without its partner in the same line is plain text.
 */
export function parseEmphasis(text: string): TextRun[] {
	const runs: TextRun[] = []
	let plainFrom = 0
	for (const match of text.matchAll(emphasis)) {
		const [marked, phrase = ''] = match
		if (match.index > plainFrom) runs.push({ text: text.slice(plainFrom, match.index), isStrong: false })
		runs.push({ text: phrase, isStrong: true })
		plainFrom = match.index + marked.length
	}
	if (plainFrom < text.length) runs.push({ text: text.slice(plainFrom), isStrong: false })
	return runs
}
