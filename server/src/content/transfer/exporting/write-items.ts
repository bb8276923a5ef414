import { Readable } from 'node:stream'
import type { Kind } from '@aravalli/shared/content/kind'
import { type Column, columnsOf, type Widths } from '@aravalli/shared/content/transfer-columns'
import type { exportFormats } from '@aravalli/shared/content/transfer-contract'
import { guardCell, guardTextCell } from '@aravalli/shared/content/transfer-guard'
import { headRows, type WrittenItem, writeRow } from '@aravalli/shared/content/transfer-rows'
import { widen } from '@aravalli/shared/content/transfer-widths'
import { AppError } from '@aravalli/shared/errors'
import { csvLine } from '../../../platform/separated-values.ts'
import { writeXlsx } from '../../../platform/spreadsheets/write-xlsx.ts'

export type ExportFormat = (typeof exportFormats)[number]

type Items = AsyncIterable<WrittenItem> | Iterable<WrittenItem>

/** Archives without 64-bit sizes hold 4 GB, which so many of the largest entries do not reach. */
export const XLSX_MAX_ITEMS = 50_000

/** Excel takes a file for UTF-8 by this. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * Writes entries into a file, as it is sent. They are read twice: how many columns groups and long texts need is known only
 * after the last.
 *
 * @throws AppError `export.too-many`
 */
export async function writeItems(kind: Kind, format: ExportFormat, read: () => Items): Promise<Readable> {
	const widths: Widths = {}
	let count = 0
	for await (const { copy } of read()) {
		widen(kind, widths, copy)
		count += 1
		if (format === 'xlsx' && count > XLSX_MAX_ITEMS) throw new AppError('export.too-many')
	}
	const rows = tableOf(kind, columnsOf(kind, widths), read())
	const content =
		format === 'csv' ? csvOf(rows) : writeXlsx(kind.names.english, guarded(rows), headRows(kind, []).length)
	return Readable.from(content, { objectMode: false })
}

async function* tableOf(kind: Kind, columns: Column[], items: Items): AsyncGenerator<string[]> {
	yield* headRows(kind, columns)
	for await (const item of items) yield writeRow(columns, item)
}

async function* csvOf(rows: AsyncIterable<string[]>): AsyncGenerator<string> {
	yield BYTE_ORDER_MARK
	for await (const row of rows) yield csvLine(row.map(guardCell))
}

async function* guarded(rows: AsyncIterable<string[]>): AsyncGenerator<string[]> {
	for await (const row of rows) yield row.map(guardTextCell)
}
