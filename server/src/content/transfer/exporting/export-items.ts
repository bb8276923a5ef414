import { Readable } from 'node:stream'
import { brand } from '@aravalli/shared/brand'
import type { Kind } from '@aravalli/shared/content/kind'
import { type Column, columnsOf, type Widths } from '@aravalli/shared/content/transfer-columns'
import type { exportFormats } from '@aravalli/shared/content/transfer-contract'
import { guardCell, guardTextCell } from '@aravalli/shared/content/transfer-guard'
import { headRows, type WrittenItem, writeRow } from '@aravalli/shared/content/transfer-rows'
import { sampleCopy } from '@aravalli/shared/content/transfer-sample'
import { widen } from '@aravalli/shared/content/transfer-widths'
import { AppError } from '@aravalli/shared/errors'
import { indiaDay } from '@aravalli/shared/india-time'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { csvLine } from '../../../platform/separated-values.ts'
import { writeXlsx } from '../../../platform/spreadsheets/write-xlsx.ts'
import { type ExportedList, readItems } from './read-items.ts'

type Format = (typeof exportFormats)[number]

export interface ExportRequest extends ExportedList {
	format: Format
	isTemplate: boolean
}

export interface ExportedFile {
	content: Readable
	mediaType: string
	/** Is a name such as `aravalli-blogs-draft-2026-11-14.csv`. */
	fileName: string
}

/** Archives without 64-bit sizes hold 4 GB, which so many of the largest entries do not reach. */
export const XLSX_MAX_ITEMS = 50_000

const mediaTypes: Record<Format, string> = {
	csv: 'text/csv; charset=utf-8',
	xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Excel takes a file for UTF-8 by this. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * Writes all entries of a list into a file, as it is sent. They are read twice: how many columns groups and long texts need is known only
 * after the last.
 *
 * @throws AppError `export.too-many`
 */
export async function exportItems(
	db: Queryable,
	kind: Kind,
	{ format, isTemplate, ...list }: ExportRequest,
	now: Date,
): Promise<ExportedFile> {
	const today = indiaDay(now)
	const sample = { id: '', version: null, copy: sampleCopy(kind, today) }
	const read = () => (isTemplate ? [sample] : readItems(db, kind, list))
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
	const listName = isTemplate ? 'template' : `${list.status}-${today}`
	return {
		content: Readable.from(content, { objectMode: false }),
		mediaType: mediaTypes[format],
		fileName: `${brand.name.english.toLowerCase()}-${kind.name}-${listName}.${format}`,
	}
}

async function* tableOf(
	kind: Kind,
	columns: Column[],
	items: AsyncIterable<WrittenItem> | Iterable<WrittenItem>,
): AsyncGenerator<string[]> {
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
