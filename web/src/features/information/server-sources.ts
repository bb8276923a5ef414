/** Reads what the server stores and does from its sources, for the test of the privacy policy. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const server = fileURLToPath(new URL('../../../../server', import.meta.url))
const migrations = join(server, 'migrations')

/** Gives all tables that the migrations leave, those of pg-boss apart. */
export function tablesOfMigrations(): string[] {
	const files = readdirSync(migrations).filter((file) => file.endsWith('.sql'))
	const tables = new Set<string>()
	const statement =
		/\b(create|drop) table (?:if (?:not )?exists )?([\w".]+)(?![\w".%])|\balter table ([\w".]+) rename to ([\w".]+)/gi
	for (const file of files.sort()) {
		const sql = readFileSync(join(migrations, file), 'utf8').replace(/--.*$/gm, '')
		for (const [, verb, name = '', oldName = '', newName = ''] of sql.matchAll(statement)) {
			tables.delete(plain(oldName))
			if (verb?.toLowerCase() === 'drop') tables.delete(plain(name))
			else tables.add(plain(name || newName))
		}
	}
	return [...tables].filter((name) => !name.startsWith('pgboss.'))
}

const plain = (name: string) => name.replaceAll('"', '').replace(/^public\./, '')

interface Snapshot {
	tables: Record<string, { name: string; columns: Record<string, unknown> }>
}

/** Reads what drizzle-kit wrote beside the newest migration. */
function newestSnapshot(): Snapshot {
	const folder = join(migrations, 'meta')
	const newest = readdirSync(folder)
		.filter((file) => file.endsWith('_snapshot.json'))
		.sort()
		.at(-1)
	return JSON.parse(readFileSync(join(folder, newest ?? ''), 'utf8'))
}

export const columnsOf = new Map(
	Object.values(newestSnapshot().tables).map(({ name, columns }) => [name, Object.keys(columns)]),
)

export function kindsOfJobs(): string[] {
	const files = readdirSync(join(server, 'src'), { recursive: true, encoding: 'utf8' })
	const sources = files
		.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
		.map((file) => readFileSync(join(server, 'src', file), 'utf8'))
	return sources.flatMap((code) =>
		[...code.matchAll(/^(?:export )?const \w+ = defineJob\b[^(]*\(\s*'([^']+)'/gm)].map(([, name = '']) => name),
	)
}
