/**
 * `npm run make-admin -- asha@example.org`: makes the account of that address an administrator's, or opens it. With `content` or
 * `evaluation` behind the address it is an editor's or an evaluator's.
 */
import { EnvError, readEnv } from './env.ts'
import { makeStaff } from './features/accounts/public.ts'
import { DataFolderInUse } from './platform/database/data-folder-lock.ts'
import { DatabaseRefusal } from './platform/database/database-refusal.ts'
import { type DatabaseLog, openDatabase } from './platform/database/open-database.ts'
import { prepareDatabase } from './prepare-database.ts'

const roles = { admin: 'ADMIN', content: 'CONTENT_ADMIN', evaluation: 'EVALUATION_ADMIN' } as const

const USAGE = 'Say whose account it is: npm run make-admin -- asha@example.org [content|evaluation]'

const isRole = (word: string): word is keyof typeof roles => Object.hasOwn(roles, word)

/** Only what went wrong. */
const complain = (details: unknown, message?: unknown) =>
	void process.stderr.write(`${typeof details === 'string' ? details : String(message)}\n`)
const log: DatabaseLog = { info: () => undefined, warn: complain, error: complain }

async function make(email: string, word: string): Promise<void> {
	if (!isRole(word)) throw new DatabaseRefusal(USAGE)
	const { databaseUrl, dataDir } = readEnv()
	const database = await openDatabase({ databaseUrl, dataDir }, log)
	try {
		// It may be asked for before the first start.
		await prepareDatabase(database, log)
		const made = await makeStaff(database, { email, role: roles[word] })
		if (!made) throw new DatabaseRefusal(USAGE)
		const told = made.isNew ? 'is a new account' : 'has a new password, and is signed out everywhere'
		process.stdout.write(
			`${made.email} is ${roles[word]} and ${told}.\nPassword, shown only here: ${made.password}\nChange it in the profile after signing in.\n`,
		)
	} finally {
		await database.close()
	}
}

/** @returns null for a bug, which keeps its stack */
function explain(error: unknown): string | null {
	if (error instanceof DataFolderInUse)
		return (
			'Aravalli is running and has the embedded database to itself. Stop it, make the administrator, and start it again. ' +
			'With a PostgreSQL server (DATABASE_URL) this works at any time.'
		)
	return error instanceof DatabaseRefusal || error instanceof EnvError ? error.message : null
}

try {
	const [email = '', word = 'admin'] = process.argv.slice(2)
	await make(email, word)
} catch (error) {
	const sentence = explain(error)
	if (sentence === null) throw error
	process.stderr.write(`${sentence}\n`)
	process.exitCode = 1
}
