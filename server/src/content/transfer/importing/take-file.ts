import { randomBytes } from 'node:crypto'
import { copySchema } from '@aravalli/shared/content/copy-contract'
import { type FirstDay, firstDays } from '@aravalli/shared/content/transfer-cells'
import { columnsOf } from '@aravalli/shared/content/transfer-columns'
import { type Head, isLabelRow, readHead } from '@aravalli/shared/content/transfer-rows'
import { AppError } from '@aravalli/shared/errors'
import { indiaDay } from '@aravalli/shared/india-time'
import type { ReceivedFile } from '../../../platform/files/received-form.ts'
import type { Table } from '../../../platform/spreadsheets/table.ts'
import type { TableReader } from '../../../platform/spreadsheets/table-reader.ts'
import type { WordDocument } from '../../../platform/spreadsheets/word-document.ts'
import type { DeskServices } from '../../desk/desk.ts'
import type { ServerKind } from '../../server-kind.ts'
import type { EntryRow } from './check-row.ts'
import { checkRows } from './check-rows.ts'
import { insertImport, insertRows, noteChecked } from './tables.ts'

export interface ImportDesk extends Pick<DeskServices, 'database' | 'now' | 'onPublished'> {
	own: ServerKind
	tables: TableReader
}

/**
 * Reads a file and checks each of its rows, and keeps what was read under a new id, which is answered.
 *
 * @throws AppError `file.missing` or one of `import.…` that says what is wrong with the file as a whole
 */
export async function takeFile(desk: ImportDesk, file: ReceivedFile | undefined, viewerId: string): Promise<string> {
	if (!file) throw new AppError('file.missing')
	if (/\.xl(sm|tm|sb|am)$/i.test(file.fileName)) throw new AppError('import.macros')
	const { kind, structures, imports = {} } = desk.own
	const { database, now } = desk
	const today = indiaDay(now())
	const read = await desk.tables.read(file.path, viewerId)
	const { head, rows, firstDay } =
		'document' in read ? readDocument(desk.own, read.document, today) : readTop(desk.own, read.table)
	const settings = {
		kind,
		schema: copySchema(kind, structures),
		imports,
		head,
		firstDay,
		today,
	}
	const id = randomBytes(16).toString('base64url')
	await insertImport(database.db, { id, type: kind.name, fileName: file.fileName, createdBy: viewerId })
	for await (const some of checkRows(database.db, settings, rows)) await insertRows(database.db, id, some)
	await noteChecked(database.db, id)
	return id
}

function firstDayOf({ firstDay }: Table) {
	if (firstDay === null) return null
	return firstDays[firstDay === 'of-1904' ? 1904 : 1900]
}

interface ReadEntries {
	head: Head
	rows: EntryRow[]
	firstDay: FirstDay
}

/**
 * Reads the Word form of a kind as if it were a table.
 * @throws AppError `import.no-word-form`, `import.empty`, `import.too-many-rows`
 */
function readDocument({ kind, imports }: ServerKind, document: WordDocument, today: string): ReadEntries {
	if (!imports?.readDocument) throw new AppError('import.no-word-form')
	const entries = imports.readDocument(document, today)
	if (entries.length === 0) throw new AppError('import.empty')
	if (entries.length > MAX_ENTRIES) throw new AppError('import.too-many-rows')
	const columns = columnsOf(kind, {}).map(({ name }) => name)
	const rows = entries.map(({ number, cells, typed, faults }) => ({
		number,
		cells: columns.map((name) => cells[name] ?? ''),
		conversions: Object.entries(typed).map(([column, before]) => ({ column, before, after: cells[column] ?? '' })),
		faults,
	}))
	return { head: readHead(kind, columns), rows, firstDay: null }
}

/** What reads the file counts the rows above the entries, too, of which there may be one or two. */
const MAX_ENTRIES = 10_000

/**
 * Reads the rows above the entries.
 * @throws AppError `import.empty`, `import.too-many-rows`, `import.columns` with those that are wrong
 */
function readTop({ kind }: ServerKind, table: Table): ReadEntries {
	const [first, ...others] = table.rows
	if (!first) throw new AppError('import.empty')
	const head = readHead(kind, first.cells)
	const wrong = [
		...head.unknown.map((path) => ({ path, code: 'column-unknown' })),
		...head.twice.map((path) => ({ path, code: 'column-twice' })),
	]
	if (wrong.length > 0 || head.columns.every((column) => column === null))
		throw new AppError('import.columns', {}, wrong.slice(0, MAX_NAMED))
	const [second] = others
	const entries = second && isLabelRow(head, kind, second.cells) ? others.slice(1) : others
	if (entries.length === 0) throw new AppError('import.empty')
	if (entries.length > MAX_ENTRIES) throw new AppError('import.too-many-rows')
	return { head, rows: entries, firstDay: firstDayOf(table) }
}

const MAX_NAMED = 50
