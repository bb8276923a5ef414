import { randomBytes } from 'node:crypto'
import { copySchema } from '@aravalli/shared/content/copy-contract'
import { firstDays } from '@aravalli/shared/content/transfer-cells'
import { type Head, isLabelRow, readHead } from '@aravalli/shared/content/transfer-rows'
import { AppError } from '@aravalli/shared/errors'
import { indiaDay } from '@aravalli/shared/india-time'
import type { ReceivedFile } from '../../../platform/files/received-form.ts'
import type { Table } from '../../../platform/spreadsheets/table.ts'
import type { TableReader } from '../../../platform/spreadsheets/table-reader.ts'
import type { DeskServices } from '../../desk/desk.ts'
import type { ServerKind } from '../../server-kind.ts'
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
	const table = await desk.tables.read(file.path, viewerId)
	const { head, rows } = readTop(desk.own, table)
	const { kind, structures } = desk.own
	const { database, now } = desk
	const settings = {
		kind,
		schema: copySchema(kind, structures),
		head,
		firstDay: firstDayOf(table),
		today: indiaDay(now()),
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

/** What reads the file counts the rows above the entries, too, of which there may be one or two. */
const MAX_ENTRIES = 10_000

/**
 * Reads the rows above the entries.
 * @throws AppError `import.empty`, `import.too-many-rows`, `import.columns` with those that are wrong
 */
function readTop({ kind }: ServerKind, { rows }: Table): { head: Head; rows: Table['rows'] } {
	const [first, ...others] = rows
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
	return { head, rows: entries }
}

const MAX_NAMED = 50
