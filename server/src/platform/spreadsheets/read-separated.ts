import { collectRows, type RowCollector, type Table, type TableLimits, TableRefusal } from './table.ts'

/**
 * Reads a text of separated values (RFC 4180), with the commas, semicolons or tabs that spreadsheets of different countries write. A first
 * line `sep=;` says which.
 *
 * @throws TableRefusal `import.damaged` for a quotation mark that is never closed, or one of its limits
 */
export function readSeparated(given: string, limits: TableLimits): Table {
	const [, said, separated] = /^sep=([,;\t])\r?\n(.*)$/s.exec(given) ?? []
	const text = separated ?? given
	const separator = said ?? separatorOf(text)
	const collector = collectRows(limits)
	let at = 0
	for (let number = separated === undefined ? 1 : 2; at < text.length; number += 1)
		at = readRecord(text, at, separator, number, collector)
	return { rows: collector.rows, firstDay: null }
}

/** Is that of which the first record has the most outside quotation marks. */
function separatorOf(text: string): string {
	const [head = ''] = /^(?:[^"\r\n]|"[^"]*")*/.exec(text) ?? []
	const plain = head.replace(/"[^"]*"/g, '')
	const counts = [',', ';', '\t'].map((separator) => ({ separator, count: plain.split(separator).length }))
	return counts.reduce((most, one) => (one.count > most.count ? one : most)).separator
}

/** @returns where the next record begins */
function readRecord(text: string, start: number, separator: string, number: number, collector: RowCollector): number {
	const cells: string[] = []
	let at = start
	for (;;) {
		const cell = text[at] === '"' ? readQuoted(text, at, separator) : readPlain(text, at, separator)
		collector.count(cell.text)
		cells.push(cell.text)
		at = cell.end
		if (text[at] !== separator) break
		at += 1
	}
	collector.add({ number, cells })
	return text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1
}

function readPlain(text: string, start: number, separator: string): { text: string; end: number } {
	let end = start
	while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
	return { text: text.slice(start, end), end }
}

/** What stands between the closing mark and the end of the cell belongs to it, too. */
function readQuoted(text: string, start: number, separator: string): { text: string; end: number } {
	const parts: string[] = []
	let from = start + 1
	for (;;) {
		const mark = text.indexOf('"', from)
		if (mark < 0) throw new TableRefusal('import.damaged')
		parts.push(text.slice(from, mark))
		if (text[mark + 1] !== '"') {
			const rest = readPlain(text, mark + 1, separator)
			return { text: parts.join('"') + rest.text, end: rest.end }
		}
		from = mark + 2
	}
}
