import { attributeOf, parseXml, type XmlHandler } from './parse-xml.ts'
import type { ZipFiles } from './read-zip.ts'
import { type TableLimits, TableRefusal } from './table.ts'
import type { WordBlock, WordDocument, WordLine, WordRun } from './word-document.ts'
import { readNumberings } from './word-numbering.ts'
import { type ParagraphStart, readStyles, type WordStyles } from './word-styles.ts'

const DOCUMENT = 'word/document.xml'

export const isWordFile = (names: readonly string[]) => names.includes(DOCUMENT)

/** So much stands in no sheet of questions: ten thousand of them have some 300,000 lines. */
const MAX_LINES = 400_000

/**
 * Reads the paragraphs and the rows of tables of a document, with the fonts of their texts and the numbers that Word writes before them. What was deleted
 * while changes were tracked is left out.
 *
 * @throws TableRefusal
 */
export function readDocx(files: ZipFiles, limits: TableLimits): WordDocument {
	if (files.names.some((name) => /vbaProject/i.test(name))) throw new TableRefusal('import.macros')
	const content = files.read(DOCUMENT)
	if (!content) throw new TableRefusal('import.not-a-table')
	const styles = readStyles(files.read('word/styles.xml'))
	const numberOf = readNumberings(files.read('word/numbering.xml'))
	const collector = collectBlocks(limits)
	parseXml(content, documentHandler(styles, numberOf, collector))
	return { blocks: collector.blocks }
}

function collectBlocks({ characters: maxCharacters }: TableLimits) {
	const blocks: WordBlock[] = []
	let lines = 0
	let characters = 0
	let row: WordLine[][] | null = null
	return {
		blocks,
		count(text: string) {
			characters += text.length
			if (characters > maxCharacters) throw new TableRefusal('import.too-large-inside')
		},
		addLine(line: WordLine) {
			lines += 1
			if (lines > MAX_LINES) throw new TableRefusal('import.too-large-inside')
			const cell = row?.at(-1)
			if (cell) cell.push(line)
			else if (!row) blocks.push({ line })
		},
		beginRow() {
			row = []
		},
		beginCell() {
			row?.push([])
		},
		endRow() {
			if (row) blocks.push({ cells: row })
			row = null
		},
	}
}

type BlockCollector = ReturnType<typeof collectBlocks>

/** Are of what is not read: what was deleted, notes that lie over the text, and text that a field computes. */
const unread = new Set(['del', 'moveFrom', 'txbxContent', 'instrText', 'delText', 'Fallback'])

function documentHandler(
	styles: WordStyles,
	numberOf: (start: ParagraphStart) => string,
	collector: BlockCollector,
): XmlHandler {
	const reader = lineReader(styles, numberOf, collector)
	let skipped = 0
	/** A table within a cell is read as lines of that cell. */
	let tables = 0
	return {
		open(name, attributes) {
			if (skipped > 0 || unread.has(name)) skipped += 1
			else if (name === 'tbl') tables += 1
			else if (tables === 1 && name === 'tr') collector.beginRow()
			else if (tables === 1 && name === 'tc') collector.beginCell()
			else reader.open(name, attributes)
		},
		text(data) {
			if (skipped === 0) reader.text(data)
		},
		close(name) {
			if (skipped > 0) skipped -= 1
			else if (name === 'tbl') tables -= 1
			else if (tables === 1 && name === 'tr') collector.endRow()
			else reader.close(name)
		},
	}
}

/** Puts the lines of a paragraph together of its runs. */
function lineReader(styles: WordStyles, numberOf: (start: ParagraphStart) => string, collector: BlockCollector) {
	let start: ParagraphStart = { style: null, list: null, level: 0 }
	let line: WordRun[] = []
	let font: string | null = null
	let isText = false
	let isRun = false

	function add(text: string) {
		collector.count(text)
		const last = line.at(-1)
		if (last && last.font === font) last.text += text
		else line.push({ text, font })
	}

	const endLine = () => {
		collector.addLine(line)
		line = []
	}

	const opened: Record<string, (attributes: Record<string, string>) => void> = {
		p() {
			start = { style: null, list: null, level: 0 }
			line = []
		},
		pStyle(attributes) {
			start.style = attributeOf(attributes, 'val') ?? null
		},
		numId(attributes) {
			start.list = attributeOf(attributes, 'val') ?? null
		},
		ilvl(attributes) {
			start.level = Number(attributeOf(attributes, 'val') ?? 0)
		},
		r() {
			isRun = true
			font = styles.fontOf(start.style)
		},
		rFonts(attributes) {
			if (isRun) font = attributeOf(attributes, 'ascii') ?? attributeOf(attributes, 'hAnsi') ?? font
		},
		t() {
			isText = true
		},
		tab: () => isRun && add('\t'),
		noBreakHyphen: () => add('-'),
		br: endLine,
		cr: endLine,
	}
	const closed: Record<string, () => void> = {
		t() {
			isText = false
		},
		r() {
			isRun = false
		},
		p() {
			const number = numberOf({ ...start, list: start.list ?? styles.listOf(start.style) })
			if (number) line.unshift({ text: `${number} `, font: null })
			endLine()
		},
	}
	return {
		open: (name: string, attributes: Record<string, string>) => opened[name]?.(attributes),
		text(data: string) {
			if (isText) add(data)
		},
		close: (name: string) => closed[name]?.(),
	}
}
