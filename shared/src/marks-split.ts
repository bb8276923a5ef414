/**
 * Says what an examiner credits in an answer, and with how many marks. It is stored as lines like "2: Leader, place and dates".
 * The file has no imports, because the browser runs it.
 */

export interface MarksSplitLine {
	marks: number
	text: string
}

const linePattern = /^(\d{1,3}(?:\.5)?): (\S.*)$/

/** Reads the lines of a marks split; null where one of them is none. It is empty for an empty text. */
export function parseMarksSplit(text: string): MarksSplitLine[] | null {
	const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '')
	const split = lines.flatMap((line) => {
		const [, marks, what] = linePattern.exec(line.trim()) ?? []
		return marks && what ? [{ marks: Number(marks), text: what }] : []
	})
	return split.length === lines.length ? split : null
}

/** Tells whether a split, where there is one, gives all the marks of its answer and no more. */
export function isWholeSplit(text: string, marks: number): boolean {
	const split = parseMarksSplit(text)
	if (split === null) return false
	return split.length === 0 || split.reduce((sum, line) => sum + line.marks, 0) === marks
}
