/**
 * `npm run notify-list`: prints the addresses of those who want to be told when a page opens. `--csv` for spreadsheets.
 *
 * Standard output holds nothing but the list, so that it can be led into a file.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { EnvError, readEnv } from './env.ts'
import { notifyLines } from './features/inquiries/notify-lines.ts'
import { DataFolderInUse } from './platform/database/data-folder-lock.ts'
import { DatabaseRefusal } from './platform/database/database-refusal.ts'
import { type DatabaseLog, openDatabase } from './platform/database/open-database.ts'

const TABLE_MISSING = '42P01'

/** Only what went wrong, and not between the lines of the list. */
const complain = (details: unknown, message?: unknown) =>
	void process.stderr.write(`${typeof details === 'string' ? details : String(message)}\n`)
const log: DatabaseLog = { info: () => undefined, warn: complain, error: complain }

const empty = (where: string) => `There is no list yet: Aravalli has not been started on ${where}.`

async function printList(isCsv: boolean): Promise<void> {
	const { databaseUrl, dataDir } = readEnv()
	const where = databaseUrl === null ? dataDir : 'the database of DATABASE_URL'
	// Opening it would make one.
	if (databaseUrl === null && !existsSync(join(dataDir, 'postgres'))) throw new DatabaseRefusal(empty(where))
	const database = await openDatabase({ databaseUrl, dataDir }, log)
	try {
		process.stdout.write(await notifyLines(database, isCsv))
	} catch (error) {
		const cause = error instanceof Error ? error.cause : undefined
		throw cause instanceof Error && 'code' in cause && cause.code === TABLE_MISSING
			? new DatabaseRefusal(empty(where))
			: error
	} finally {
		await database.close()
	}
}

/** @returns null for a bug, which keeps its stack */
function explain(error: unknown): string | null {
	if (error instanceof DataFolderInUse)
		return (
			'Aravalli is running and has the embedded database to itself. Stop it, ask for the list, and start it again. ' +
			'With a PostgreSQL server (DATABASE_URL) the list can be printed at any time.'
		)
	return error instanceof DatabaseRefusal || error instanceof EnvError ? error.message : null
}

try {
	await printList(process.argv.includes('--csv'))
} catch (error) {
	const sentence = explain(error)
	if (sentence === null) throw error
	process.stderr.write(`${sentence}\n`)
	process.exitCode = 1
}
