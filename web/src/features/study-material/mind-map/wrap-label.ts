/** Breaks a label into lines. Pure: how wide words are says whoever asks. */

export interface WrappedLabel {
	lines: string[]
	/** Of the longest line, and of the last one. */
	width: number
	lastWidth: number
}

type Measure = (words: string) => number

/**
 * Lines of at most `most`, as few as possible and then as even as possible. A word that is wider is broken.
 *
 * @param measure how wide a piece of text is
 */
export function wrapLabel(label: string, most: number, measure: Measure): WrappedLabel {
	const words = label
		.split(/\s+/)
		.filter(Boolean)
		.flatMap((word) => (measure(word) > most ? brokenWord(word, most, measure) : [word]))
	const filled = fill(words, most, measure)
	return filled.lines.length < 2 ? filled : evened(words, filled, measure)
}

function fill(words: string[], most: number, measure: Measure): WrappedLabel {
	const lines: string[] = []
	let line = ''
	for (const word of words) {
		const longer = line ? `${line} ${word}` : word
		if (line && measure(longer) > most) {
			lines.push(line)
			line = word
		} else line = longer
	}
	lines.push(line)
	const widths = lines.map(measure)
	return { lines, width: Math.max(...widths), lastWidth: widths.at(-1) ?? 0 }
}

/** The narrowest lines of the same number: a label of two lines is not a long one and a single word. */
function evened(words: string[], filled: WrappedLabel, measure: Measure): WrappedLabel {
	let best = filled
	for (;;) {
		const narrower = fill(words, best.width - 1, measure)
		if (narrower.lines.length > best.lines.length || narrower.width >= best.width) return best
		best = narrower
	}
}

/** Only between whole signs: a matra stays with its letter. */
function brokenWord(word: string, most: number, measure: Measure): string[] {
	const parts: string[] = []
	let part = ''
	for (const { segment } of new Intl.Segmenter('hi').segment(word)) {
		if (part && measure(part + segment) > most) {
			parts.push(part)
			part = segment
		} else part += segment
	}
	return [...parts, part]
}
