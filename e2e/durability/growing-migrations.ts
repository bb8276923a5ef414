import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PRODUCT_MIGRATIONS = fileURLToPath(new URL('../../server/migrations', import.meta.url))

/**
 * Gives the product's migrations, to which slow ones can be added, so that a process can be killed in the middle of
 * one.
 */
export interface GrowingMigrations {
	folder: string
	/** Names the tables that the added ones make, each with one row. */
	tables: string[]
	/** Counts them, the product's own included. */
	count(): number
	addSlow(): void
	remove(): void
}

interface Journal {
	entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
}

export function growingMigrations(): GrowingMigrations {
	const folder = mkdtempSync(join(tmpdir(), 'aravalli-migrations-'))
	const journalFile = join(folder, 'meta', '_journal.json')
	const tables: string[] = []
	cpSync(PRODUCT_MIGRATIONS, folder, { recursive: true })
	const readJournal = (): Journal => JSON.parse(readFileSync(journalFile, 'utf8'))

	function addSlow(): void {
		const journal = readJournal()
		const idx = journal.entries.length
		const table = `slow_${idx}`
		const statements = [
			`create table ${table} (id int primary key)`,
			'select pg_sleep(0.3)',
			`insert into ${table} values (1)`,
		]
		const when = (journal.entries.at(-1)?.when ?? 0) + 1
		journal.entries.push({ idx, version: '7', when, tag: table, breakpoints: true })
		tables.push(table)
		writeFileSync(join(folder, `${table}.sql`), statements.join(';--> statement-breakpoint\n'))
		writeFileSync(journalFile, JSON.stringify(journal))
	}

	return {
		folder,
		tables,
		count: () => readJournal().entries.length,
		addSlow,
		remove: () => rmSync(folder, { recursive: true }),
	}
}
