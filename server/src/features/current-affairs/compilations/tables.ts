import type { Language } from '@aravalli/shared/language'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { deleteFiles, files } from '../../../platform/files/tables.ts'

export type CompilationStatus = 'waiting' | 'reading' | 'setting' | 'ready' | 'failed'

/**
 * Keeps a month's articles as one file. When an article of the month changes, its compilations go, and are made anew
 * when they are asked for.
 */
export const currentAffairsCompilations = pgTable(
	'current_affairs_compilations',
	{
		/** The id is random, and new each time it is made: work on one that has gone finds nothing to change. */
		id: text().primaryKey(),
		/** It is written as 'YYYY-MM'. */
		month: text().notNull(),
		language: text().$type<Language>().notNull(),
		status: text().$type<CompilationStatus>().notNull().default('waiting'),
		articlesDone: integer('articles_done').notNull().default(0),
		articlesTotal: integer('articles_total').notNull(),
		/** It is null until it is ready. */
		fileId: text('file_id').references(() => files.id),
		/** Is the moment of the last progress. */
		changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		uniqueIndex('current_affairs_compilations_month').on(table.month, table.language),
		check('current_affairs_compilations_file', sql`(${table.status} = 'ready') = (${table.fileId} is not null)`),
	],
)

export interface CompilationRow {
	id: string
	month: string
	language: Language
	status: CompilationStatus
	articlesDone: number
	articlesTotal: number
	fileId: string | null
	sizeBytes: number | null
	/** A compilation counts as abandoned when it has made no progress for so long. */
	silentSeconds: number
}

const columns = sql.raw(`compilation.id, month, language, status, articles_done as "articlesDone",
	articles_total as "articlesTotal", file_id as "fileId", files.size_bytes as "sizeBytes",
	extract(epoch from now() - changed_at)::int as "silentSeconds"`)
const withFile = sql.raw('current_affairs_compilations as compilation left join files on files.id = file_id')

export async function findCompilation(db: Queryable, id: string): Promise<CompilationRow | null> {
	const { rows } = await db.execute<{ [K in keyof CompilationRow]: CompilationRow[K] }>(
		sql`select ${columns} from ${withFile} where compilation.id = ${id}`,
	)
	return rows[0] ?? null
}

export async function findCompilationOf(
	db: Queryable,
	{ month, language }: { month: string; language: Language },
): Promise<CompilationRow | null> {
	const { rows } = await db.execute<{ [K in keyof CompilationRow]: CompilationRow[K] }>(
		sql`select ${columns} from ${withFile} where month = ${month} and language = ${language}`,
	)
	return rows[0] ?? null
}

/**
 * Keeps others, until the end of the transaction, from asking for a compilation of these months and from changing
 * articles of them: so none is begun between a change and its commit, from what was there before.
 */
export async function lockMonths(tx: Transaction, months: string[]): Promise<void> {
	for (const month of [...new Set(months)].sort())
		await tx.execute(sql`select pg_advisory_xact_lock(hashtext('current-affairs'), hashtext(${month}))`)
}

/** Deletes their files with them; the contents of those go when the orphans are collected. */
export async function deleteCompilations(tx: Transaction, months: string[]): Promise<void> {
	const { rows } = await tx.execute<{ fileId: string | null }>(sql`
		delete from current_affairs_compilations
		where month in (select jsonb_array_elements_text(${JSON.stringify(months)}::jsonb))
		returning file_id as "fileId"`)
	await deleteFiles(
		tx,
		rows.flatMap(({ fileId }) => (fileId === null ? [] : [fileId])),
	)
}

export async function insertCompilation(
	tx: Transaction,
	given: { id: string; month: string; language: Language; articlesTotal: number },
): Promise<void> {
	await tx.insert(currentAffairsCompilations).values(given)
}

/** @returns false for one that has gone, or is ready already */
export async function updateProgress(
	db: Queryable,
	id: string,
	{ status, articlesDone }: { status: CompilationStatus; articlesDone: number },
): Promise<boolean> {
	const { rows } = await db.execute(sql`
		update current_affairs_compilations
		set status = ${status}, articles_done = ${articlesDone}, changed_at = now()
		where id = ${id} and status <> 'ready'
		returning id`)
	return rows.length > 0
}

/** @returns false for one that has gone, or is ready already */
export async function storeReady(tx: Transaction, id: string, fileId: string): Promise<boolean> {
	const { rows } = await tx.execute(sql`
		update current_affairs_compilations
		set status = 'ready', articles_done = articles_total, file_id = ${fileId}, changed_at = now()
		where id = ${id} and status <> 'ready'
		returning id`)
	return rows.length > 0
}
