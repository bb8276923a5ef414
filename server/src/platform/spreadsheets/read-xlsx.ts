/**
 * Reads the first sheet of a workbook. Of formulas it takes the values that were computed when the file was saved, as text; nothing is
 * computed here.
 */
import { parseXml, type XmlHandler } from './parse-xml.ts'
import type { ZipFiles } from './read-zip.ts'
import { collectRows, type RowCollector, type Table, type TableLimits, TableRefusal } from './table.ts'

/** A spreadsheet has no more. */
const [MAX_COLUMNS, MAX_ROWS] = [16_384, 1_048_576]

/** @throws TableRefusal */
export function readXlsx(files: ZipFiles, limits: TableLimits): Table {
	refuseMacros(files)
	const { path, has1904 } = findSheet(files)
	const texts = readSharedTexts(files)
	const collector = collectRows(limits)
	parseXml(partOf(files, path), sheetHandler(texts, collector))
	return { rows: collector.rows, firstDay: has1904 ? 'of-1904' : 'of-1900' }
}

function refuseMacros(files: ZipFiles): void {
	const types = files.read('[Content_Types].xml')
	if (!types) throw new TableRefusal('import.not-a-table')
	const isWithMacros = files.names.some((name) => /vbaProject/i.test(name)) || /macroEnabled/i.test(types.toString())
	if (isWithMacros) throw new TableRefusal('import.macros')
}

function partOf(files: ZipFiles, path: string): Buffer {
	const part = files.read(path)
	if (!part) throw new TableRefusal('import.not-a-table')
	return part
}

function findSheet(files: ZipFiles): { path: string; has1904: boolean } {
	let relation: string | undefined
	let has1904 = false
	parseXml(partOf(files, 'xl/workbook.xml'), {
		open(name, attributes) {
			if (name === 'sheet')
				relation ??= attributes['r:id'] ?? Object.entries(attributes).find(([key]) => /:id$/.test(key))?.[1]
			const { date1904 = '' } = attributes
			if (name === 'workbookPr') has1904 = /^(1|true)$/.test(date1904)
		},
	})
	let target = 'worksheets/sheet1.xml'
	parseXml(partOf(files, 'xl/_rels/workbook.xml.rels'), {
		open(name, { Id, Target }) {
			if (name === 'Relationship' && Id === relation) target = Target ?? target
		},
	})
	return { path: target.startsWith('/') ? target.slice(1) : `xl/${target}`, has1904 }
}

/** Reads the texts that cells refer to by number. */
function readSharedTexts(files: ZipFiles): string[] {
	const part = files.read('xl/sharedStrings.xml')
	const texts: string[] = []
	if (!part) return texts
	const reader = textReader()
	parseXml(part, {
		open(name) {
			if (name === 'si') reader.begin()
			reader.open(name)
		},
		text: reader.text,
		close(name) {
			reader.close(name)
			if (name === 'si') texts.push(reader.end())
		},
	})
	return texts
}

/** Puts a text together of its runs, without what says how it is spoken. */
function textReader() {
	let parts: string[] = []
	let isText = false
	let isSpoken = false
	return {
		begin() {
			parts = []
		},
		open(name: string) {
			if (name === 'rPh') isSpoken = true
			if (name === 't') isText = true
		},
		text(data: string) {
			if (isText && !isSpoken) parts.push(data)
		},
		close(name: string) {
			if (name === 'rPh') isSpoken = false
			if (name === 't') isText = false
		},
		end: () => unescapeText(parts.join('')),
	}
}

/** Some characters stand as `_x000D_`, and such a row of letters itself with an underscore that stands so. */
const unescapeText = (text: string) =>
	text.replace(/_x([0-9a-f]{4})_/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))

function sheetHandler(texts: string[], collector: RowCollector): XmlHandler {
	const inline = textReader()
	let row = { number: 0, cells: [] as string[] }
	let column = 0
	let type = ''
	let value = ''
	let isValue = false

	function endCell() {
		const text = type === 'inlineStr' ? inline.end() : cellText(type, value, texts)
		while (row.cells.length < column - 1) {
			collector.count('')
			row.cells.push('')
		}
		collector.count(text)
		row.cells[column - 1] = text
	}

	return {
		open(name, { r = '', t = '' }) {
			inline.open(name)
			if (name === 'row') {
				row = { number: rowNumber(r, row.number), cells: [] }
				column = 0
			}
			if (name === 'c') {
				column = columnNumber(r) ?? column + 1
				if (column > MAX_COLUMNS) throw new TableRefusal('import.damaged')
				type = t
				value = ''
				inline.begin()
			}
			if (name === 'v') isValue = true
		},
		text(data) {
			if (isValue) value += data
			inline.text(data)
		},
		close(name) {
			inline.close(name)
			if (name === 'v') isValue = false
			if (name === 'c') endCell()
			if (name === 'row') collector.add(row)
		},
	}
}

/** Rows stand in their order; one that names no number follows the one before. */
function rowNumber(said: string, before: number): number {
	const number = said === '' ? before + 1 : Number(said)
	if (!Number.isInteger(number) || number <= before || number > MAX_ROWS) throw new TableRefusal('import.damaged')
	return number
}

/** Reads 'AB12' as 28. */
function columnNumber(reference: string): number | null {
	const [letters] = /^[A-Z]{1,4}/.exec(reference) ?? []
	return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) : null
}

function cellText(type: string, value: string, texts: string[]): string {
	switch (type) {
		case 's':
			return texts[Number(value)] ?? ''
		case 'str':
			return unescapeText(value)
		case '':
		case 'n':
			// A whole number may stand as 1.2E2.
			return value !== '' && Number.isFinite(Number(value)) ? String(Number(value)) : value
		default:
			return value
	}
}
