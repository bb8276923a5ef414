import type { AnyCopy } from '@aravalli/shared/content/kind'
import type { Conversion } from '@aravalli/shared/content/transfer-legacy'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { plainText } from '../../../platform/database/plain-text.ts'
import type { RowProblem } from './check-copy.ts'
import type { CheckedRow } from './check-row.ts'

type ImportStatus = 'checked' | 'waiting' | 'running' | 'done'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Keeps what was read of files of content for a day. People are named by their ids without a reference, as in `content_items`. */
export const contentImports = pgTable(
	'content_imports',
	{
		/** It is random. */
		id: text().primaryKey(),
		type: plainText().notNull(),
		fileName: text('file_name').notNull(),
		/** While it is `reading` nobody is told of it: rows are still to come. */
		status: text().$type<'reading' | ImportStatus>().notNull().default('reading'),
		/** It is null until it is run. */
		mode: text().$type<'drafts' | 'publish'>(),
		createdBy: text('created_by').notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
		/** Names who had it run: the work is theirs. */
		runBy: text('run_by'),
		/** Texts in legacy fonts are stored as they are in the file. */
		keepsLegacy: boolean('keeps_legacy').notNull().default(false),
		/** Is the moment of the last progress. */
		changedAt: moment('changed_at').notNull().defaultNow(),
	},
	(table) => [
		index('content_imports_created_at').on(table.createdAt),
		check('content_imports_run', sql`(${table.status} in ('reading', 'checked')) = (${table.mode} is null)`),
	],
)

/** Says what became of a row: stored, or not, or stored and not published. */
export type Outcome = 'stored' | 'draft' | 'refused'

/** Holds the rows of an import, with the working copies that they would become. */
export const contentImportRows = pgTable(
	'content_import_rows',
	{
		importId: text('import_id')
			.notNull()
			.references(() => contentImports.id, { onDelete: 'cascade' }),
		/** Counts as a spreadsheet does. */
		number: integer().notNull(),
		/** It is null where the row has errors before it could have one. */
		itemId: plainText('item_id'),
		title: text().notNull(),
		/** Is the version that was there when the file was read; it is null for what is new. */
		version: integer(),
		state: text().$type<CheckedRow['state']>().notNull(),
		/** It is null where the row has errors. */
		data: jsonb().$type<AnyCopy>(),
		problems: jsonb().$type<RowProblem[]>().notNull(),
		/** Are texts in legacy fonts, as they are in the file and as they were read. */
		conversions: jsonb().$type<Conversion[]>().notNull().default([]),
		/** It is null until the row has had its turn. */
		outcome: text().$type<Outcome>(),
		/** Say why it is not as it was wanted. */
		failures: jsonb().$type<RowProblem[]>().notNull().default([]),
	},
	(table) => [primaryKey({ columns: [table.importId, table.number] })],
)

type ImportColumns = typeof contentImports.$inferSelect

export interface ImportRow extends Omit<ImportColumns, 'status'> {
	status: ImportStatus
	/** An import counts as failed when it has made no progress for so long. */
	silentSeconds: number
}

type NewImport = Pick<ImportRow, 'id' | 'type' | 'fileName' | 'createdBy'>

export async function insertImport(db: Queryable, given: NewImport): Promise<void> {
	await db.insert(contentImports).values(given)
}

const valuesOf = (importId: string, rows: CheckedRow[]) =>
	rows.map(({ number, id, title, version, state, copy, problems, conversions }) => ({
		importId,
		number,
		itemId: id,
		title,
		version,
		state,
		data: copy,
		problems,
		conversions,
	}))

export async function insertRows(db: Queryable, importId: string, rows: CheckedRow[]): Promise<void> {
	if (rows.length > 0) await db.insert(contentImportRows).values(valuesOf(importId, rows))
}

const columns =
	sql.raw(`id, type, file_name as "fileName", status, mode, created_by as "createdBy", created_at as "createdAt",
	run_by as "runBy", keeps_legacy as "keepsLegacy", changed_at as "changedAt", extract(epoch from now() - changed_at)::int as "silentSeconds"`)

/** From now on editors see it. */
export async function noteChecked(db: Queryable, id: string): Promise<void> {
	await db.execute(sql`update content_imports set status = 'checked', changed_at = now() where id = ${id}`)
}

export const IMPORT_HOURS = 24

const isKept = sql.raw(`created_at > now() - interval '${IMPORT_HOURS} hours'`)

interface ImportKey {
	type: string
	id: string
}

/** Finds no import that has expired, or is still being read. */
export async function findImport(db: Queryable, { type, id }: ImportKey): Promise<ImportRow | null> {
	const { rows } = await db.execute<{ [K in keyof ImportRow]: ImportRow[K] }>(
		sql`select ${columns} from content_imports where type = ${type} and id = ${id} and status <> 'reading' and ${isKept}`,
	)
	return rows[0] ? withDate(rows[0]) : null
}

/** Lists those that have not expired, the newest first. */
export async function listImports(db: Queryable, type: string, limit: number): Promise<ImportRow[]> {
	const { rows } = await db.execute<{ [K in keyof ImportRow]: ImportRow[K] }>(sql`
		select ${columns} from content_imports where type = ${type} and status <> 'reading' and ${isKept}
		order by created_at desc, id limit ${limit}`)
	return rows.map(withDate)
}

/** Statements of one's own give moments as texts. */
const withDate = (row: ImportRow): ImportRow => ({
	...row,
	createdAt: new Date(row.createdAt),
	changedAt: new Date(row.changedAt),
})

/** Keeps everybody else from running or removing it until the transaction ends. */
export async function lockImport(tx: Transaction, { type, id }: ImportKey): Promise<ImportRow | null> {
	const { rows } = await tx.execute<{ [K in keyof ImportRow]: ImportRow[K] }>(
		sql`select ${columns} from content_imports where type = ${type} and id = ${id} and ${isKept} for update`,
	)
	return rows[0] ? withDate(rows[0]) : null
}

/** Finds an import for its job, whatever its age. */
export async function findRunning(db: Queryable, id: string): Promise<ImportRow | null> {
	const { rows } = await db.execute<{ [K in keyof ImportRow]: ImportRow[K] }>(
		sql`select ${columns} from content_imports where id = ${id} and status in ('waiting', 'running')`,
	)
	return rows[0] ? withDate(rows[0]) : null
}

export async function noteRun(
	tx: Transaction,
	id: string,
	{ mode, keepsLegacy, runBy }: { mode: 'drafts' | 'publish'; keepsLegacy: boolean; runBy: string },
): Promise<void> {
	await tx.execute(sql`
		update content_imports set status = 'waiting', mode = ${mode}, keeps_legacy = ${keepsLegacy}, run_by = ${runBy}, changed_at = now() where id = ${id}`)
}

export async function noteProgress(db: Queryable, id: string, status: 'running' | 'done'): Promise<void> {
	await db.execute(sql`update content_imports set status = ${status}, changed_at = now() where id = ${id}`)
}

/** Rows with errors, and where it is wanted those with warnings, have had their turn when an import begins, and where nothing is published those that change nothing as well. */
export async function leaveOutRows(
	tx: Transaction,
	id: string,
	{ mode, skipWarned }: { mode: 'drafts' | 'publish'; skipWarned: boolean },
): Promise<void> {
	const isLeftOut = sql`(state = 'error' or (${skipWarned} and problems <> '[]'))`
	await tx.execute(sql`
		update content_import_rows set outcome = case when ${isLeftOut} then 'refused' else 'stored' end
		where import_id = ${id} and outcome is null and (${isLeftOut} or (state = 'unchanged' and ${mode === 'drafts'}))`)
}

/** @returns false for one that is not there */
export async function deleteImport(db: Queryable, { type, id }: ImportKey): Promise<boolean> {
	const { rows } = await db.execute(
		sql`delete from content_imports where type = ${type} and id = ${id} and ${isKept} returning id`,
	)
	return rows.length > 0
}

export async function deleteExpired(db: Queryable): Promise<void> {
	await db.execute(sql`delete from content_imports where not ${isKept}`)
}

const counted = {
	new: "state = 'new'",
	changed: "state = 'changed'",
	unchanged: "state = 'unchanged'",
	errors: "state = 'error'",
	warnings: "state <> 'error' and problems <> '[]'",
	done: 'outcome is not null',
	stored: "outcome = 'stored' and state in ('new', 'changed')",
	drafts: "outcome = 'draft'",
	refused: "outcome = 'refused'",
	failures: "failures <> '[]'",
	converted: "conversions <> '[]'",
}

export type ImportCounts = Record<keyof typeof counted, number>

export async function countRows(db: Queryable, id: string): Promise<ImportCounts> {
	const sums = Object.entries(counted).map(
		([name, condition]) => `count(*) filter (where ${condition})::int as "${name}"`,
	)
	const { rows } = await db.execute<ImportCounts>(
		sql`select ${sql.raw(sums.join())} from content_import_rows where import_id = ${id}`,
	)
	const [counts] = rows
	if (!counts) throw new Error('a sum has one row')
	return counts
}

export interface ShownRow {
	number: number
	itemId: string | null
	title: string
	state: CheckedRow['state']
	problems: RowProblem[]
	failures: RowProblem[]
}

const shown = sql.raw('number, item_id as "itemId", title, state, problems, failures')

/** Lists those with errors first, then those with warnings, each in the order of the file. */
export async function listRows(db: Queryable, id: string, limit: number): Promise<ShownRow[]> {
	const { rows } = await db.execute<{ [K in keyof ShownRow]: ShownRow[K] }>(sql`
		select ${shown} from content_import_rows where import_id = ${id}
		order by state <> 'error', problems = '[]', number limit ${limit}`)
	return rows
}

export async function listFailures(db: Queryable, id: string, limit: number): Promise<ShownRow[]> {
	const { rows } = await db.execute<{ [K in keyof ShownRow]: ShownRow[K] }>(sql`
		select ${shown} from content_import_rows where import_id = ${id} and failures <> '[]' order by number limit ${limit}`)
	return rows
}

interface ConvertedRow {
	number: number
	conversions: Conversion[]
}

/** Lists rows with texts in a legacy font, in the order of the file. */
export async function listConverted(db: Queryable, id: string, limit: number): Promise<ConvertedRow[]> {
	const { rows } = await db.execute<{ [K in keyof ConvertedRow]: ConvertedRow[K] }>(sql`
		select number, conversions from content_import_rows
		where import_id = ${id} and conversions <> '[]' order by number limit ${limit}`)
	return rows
}

/** Lists the next rows that have had no turn, in the order of the file. */
export async function listNextRows(db: Queryable, id: string, limit: number): Promise<number[]> {
	const { rows } = await db.execute<{ number: number }>(sql`
		select number from content_import_rows where import_id = ${id} and outcome is null order by number limit ${limit}`)
	return rows.map(({ number }) => number)
}

export interface RowToStore {
	itemId: string
	version: number | null
	data: AnyCopy
	conversions: Conversion[]
}

/**
 * Takes the turn of a row, which nobody else takes until the transaction ends, or afterwards.
 *
 * @returns null where it has had its turn, or the import was given up
 */
export async function takeRow(tx: Transaction, importId: string, number: number): Promise<RowToStore | null> {
	const { rows } = await tx.execute<{ [K in keyof RowToStore]: RowToStore[K] }>(sql`
		update content_import_rows set outcome = 'stored'
		where import_id = ${importId} and number = ${number} and outcome is null and data is not null
		returning item_id as "itemId", version, data, conversions`)
	return rows[0] ?? null
}

export async function noteOutcome(
	db: Queryable,
	importId: string,
	number: number,
	{ outcome, failures }: { outcome: Outcome; failures: RowProblem[] },
): Promise<void> {
	await db.execute(sql`
		update content_import_rows set outcome = ${outcome}, failures = ${JSON.stringify(failures)}::jsonb
		where import_id = ${importId} and number = ${number}`)
}

/** Lists which files somebody brought in. */
export async function listImportsOf(db: Queryable, userId: string): Promise<object[]> {
	const { rows } = await db.execute(sql`
		select type, file_name as "fileName", created_at as "createdAt" from content_imports
		where ${userId} in (created_by, run_by) order by created_at, id`)
	return rows
}
