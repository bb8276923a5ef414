import { decodeText } from './decode-text.ts'
import { readSeparated } from './read-separated.ts'
import { readXlsx } from './read-xlsx.ts'
import { type Table, type TableLimits, TableRefusal } from './table.ts'

const zip = Buffer.from('PK\x03\x04', 'latin1')
/** Begins workbooks of before 2007, and those with a password. */
const compound = Buffer.from('d0cf11e0', 'hex')

/** Knows a file by what is in it: a name is easily changed, and often by accident. @throws TableRefusal */
export function readTable(content: Buffer, limits: TableLimits): Table {
	if (content.subarray(0, 4).equals(zip)) return readXlsx(content, limits)
	if (content.subarray(0, 4).equals(compound)) throw new TableRefusal('import.not-a-table')
	return readSeparated(decodeText(content), limits)
}
