import { deflateSync, inflateSync } from 'node:zlib'

/**
 * A vowel sign under or over a letter with an arm (कु, के, फै) is drawn back from the letter's end, and Typst leaves the end of what it
 * names as one text there: whoever copies or searches finds a space behind it, कु छ. So the text is led on to the letter's end by the
 * same sign once more, which is not painted (render mode 3).
 *
 * @param file as Typst writes it: a classic table of objects, each page's drawing in one compressed stream
 */
export function closeGaps(file: Buffer): Buffer {
	const text = file.toString('latin1')
	const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
	const offsets = readOffsets(text, table)
	if (!offsets) return file
	const starts = [...offsets.values()].sort((one, other) => one - other)
	const moved = new Map<number, number>()
	const pieces = [text.slice(0, starts[0])]
	let length = pieces[0]?.length ?? 0
	for (const [index, start] of starts.entries()) {
		const piece = led(file.subarray(start, starts[index + 1] ?? table))
		moved.set(start, length)
		pieces.push(piece)
		length += piece.length
	}
	const rest = text.slice(table).replace(/^(\d{10})(?= \d{5} n)/gm, (offset) => {
		return String(moved.get(Number(offset)) ?? Number(offset)).padStart(10, '0')
	})
	return Buffer.from(pieces.join('') + rest.replace(/startxref\s+\d+/, `startxref\n${length}`), 'latin1')
}

/** Gives where the objects begin; null where the file has no classic table. */
function readOffsets(text: string, table: number): Set<number> | null {
	if (!text.startsWith('xref', table)) return null
	return new Set([...text.slice(table).matchAll(/^(\d{10}) \d{5} n/gm)].map(([, offset]) => Number(offset)))
}

/** Gives an object with the texts of its drawing led on; any other object as it is. */
function led(object: Buffer): string {
	const text = object.toString('latin1')
	const [head, length] = /^\d+ 0 obj\s*<<.*?\/Length (\d+).*?>>\s*stream\r?\n/s.exec(text) ?? []
	if (!head || !length || !head.includes('/FlateDecode') || /\/Subtype|\/Length1|\/Type/.test(head)) return text
	const drawing = inflateSync(object.subarray(head.length, head.length + Number(length))).toString('latin1')
	const better = drawing.replace(namedText, leadOn)
	if (better === drawing) return text
	const packed = deflateSync(Buffer.from(better, 'latin1')).toString('latin1')
	return (
		head.replace(`/Length ${length}`, `/Length ${packed.length}`) + packed + text.slice(head.length + Number(length))
	)
}

/** Is a piece of text that has a name of its own, its glyphs with the moves between them. */
const namedText =
	/(\/ActualText <[0-9A-F]+>\s*>> BDC\s+0 Tr\s+\/f\d+ [\d.]+ Tf\s+[-\d. ]+Tm\s+\[)((?:\((?:\\.|[^\\()])*\)|[^()\]])*)(\] TJ)(\s+EMC)/gs

const leastGap = 110

/** Many signs have no width: one that is put where the next letter begins might be sorted behind it, and be read as a text of its own. */
const short = 90

/** Is a string of glyphs: in round brackets as characters with escapes, or in pointed ones as hexadecimal digits. */
const glyphString = /\(((?:\\.|[^\\()])*)\)|<([0-9A-F]*)>/gs

function leadOn(whole: string, before: string, array: string, after: string, end: string): string {
	const moves = array.replace(glyphString, ' ').match(/-?[\d.]+/g) ?? []
	const back = moves.reduce((sum, move) => sum + Number(move), 0)
	if (back < leastGap) return whole
	return `${before}${array}${after}\n3 Tr\n[${short - back} ${lastGlyph(array)}] TJ\n0 Tr${end}`
}

/** Gives the last glyph of an array of strings and moves, as a string of its own: a glyph's number has two bytes. */
function lastGlyph(array: string): string {
	const [, characters = '', digits] = [...array.matchAll(glyphString)].at(-1) ?? []
	if (digits !== undefined) return `<${digits.slice(-4)}>`
	return `(${(characters.match(/\\[0-7]{3}|\\.|[^\\]/gs) ?? []).slice(-2).join('')})`
}
