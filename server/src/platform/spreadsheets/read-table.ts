import { decodeText } from './decode-text.ts'
import { isWordFile, readDocx } from './read-docx.ts'
import { readSeparated } from './read-separated.ts'
import { readXlsx } from './read-xlsx.ts'
import { openZip } from './read-zip.ts'
import { type Table, type TableLimits, TableRefusal } from './table.ts'
import type { WordDocument } from './word-document.ts'

const zip = Buffer.from('PK\x03\x04', 'latin1')
/** Begins workbooks of before 2007, and those with a password. */
const compound = Buffer.from('d0cf11e0', 'hex')

export type ReadFile = { table: Table } | { document: WordDocument }

/** Knows a file by what is in it: a name is easily changed, and often by accident. @throws TableRefusal */
export function readFile(content: Buffer, limits: TableLimits): ReadFile {
	if (content.subarray(0, 4).equals(zip)) {
		const files = openZip(content, limits.expandedBytes)
		return isWordFile(files.names) ? { document: readDocx(files, limits) } : { table: readXlsx(files, limits) }
	}
	return { table: readText(content, limits) }
}

/** Reads a file that is a table. @throws TableRefusal */
export function readTable(content: Buffer, limits: TableLimits): Table {
	const read = readFile(content, limits)
	if ('document' in read) throw new TableRefusal('import.not-a-table')
	return read.table
}

function readText(content: Buffer, limits: TableLimits): Table {
	if (content.subarray(0, 4).equals(compound)) throw new TableRefusal('import.not-a-table')
	return readSeparated(decodeText(content), limits)
}
