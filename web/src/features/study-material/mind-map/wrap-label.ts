/** Breaks a label into lines. It is pure: whoever asks says how wide words are. */

export interface WrappedLabel {
	lines: string[]
	/** Tells the widths of the longest line, and of the last one. */
	width: number
	lastWidth: number
}

type Measure = (words: string) => number

/** A word has its width with it, so that each is measured once: that takes longer than all else. */
interface Word {
	text: string
	width: number
}

/**
 * Makes lines of at most `most`, as few as possible and then as even as possible. A word that is wider is broken.
 *
 * @param measure how wide a piece of text is
 */
export function wrapLabel(label: string, most: number, measure: Measure): WrappedLabel {
	const whole = label.trim().replaceAll(/\s+/g, ' ')
	const wholeWidth = measure(whole)
	if (wholeWidth <= most) return { lines: [whole], width: wholeWidth, lastWidth: wholeWidth }
	const words = whole.split(' ').flatMap((text): Word[] => {
		const width = measure(text)
		return width > most ? brokenWord(text, most, measure) : [{ text, width }]
	})
	const space = measure(' ')
	return evened(words, fill(words, most, space), space)
}

function fill(words: Word[], most: number, space: number): WrappedLabel {
	const lines: Word[] = []
	for (const { text, width } of words) {
		const line = lines.at(-1)
		if (line && line.width + space + width <= most) {
			line.text += ` ${text}`
			line.width += space + width
		} else lines.push({ text, width })
	}
	return {
		lines: lines.map(({ text }) => text),
		width: Math.max(...lines.map(({ width }) => width)),
		lastWidth: lines.at(-1)?.width ?? 0,
	}
}

/** Finds the narrowest lines of the same number: a label of two lines is not a long one and a single word. */
function evened(words: Word[], filled: WrappedLabel, space: number): WrappedLabel {
	let best = filled
	for (;;) {
		const narrower = fill(words, best.width - 1, space)
		if (narrower.lines.length > best.lines.length || narrower.width >= best.width) return best
		best = narrower
	}
}

/** Breaks a word only between whole signs: a matra stays with its letter. */
function brokenWord(word: string, most: number, measure: Measure): Word[] {
	const parts: string[] = []
	let part = ''
	for (const { segment } of new Intl.Segmenter('hi').segment(word)) {
		if (part && measure(part + segment) > most) {
			parts.push(part)
			part = segment
		} else part += segment
	}
	return [...parts, part].map((text) => ({ text, width: measure(text) }))
}
