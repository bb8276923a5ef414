import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

/**
 * Copies the product's migrations into a folder as they were before one of them, for databases of an earlier version.
 */
export function migrationsBefore(tag: string): string {
	const folder = mkdtempSync(join(tmpdir(), 'aravalli-migrations-'))
	cpSync(migrations, folder, { recursive: true })
	const file = join(folder, 'meta', '_journal.json')
	const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'))
	const end = journal.entries.findIndex((entry) => entry.tag === tag)
	if (end < 0) throw new Error(`There is no migration ${tag}.`)
	writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
	return folder
}
