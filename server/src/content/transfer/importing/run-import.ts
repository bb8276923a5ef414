import { AppError } from '@aravalli/shared/errors'
import type { Database } from '../../../platform/database/open-database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { importJob } from './import-job.ts'
import { countRows, deleteImport, findImport, type ImportRow, leaveOutRows, lockImport, noteRun } from './tables.ts'

interface ImportKey {
	type: string
	id: string
}

export interface RunRequest {
	mode: 'drafts' | 'publish'
	skipErrors: boolean
	skipWarned: boolean
	keepsLegacy: boolean
	viewerId: string
}

/** A job is tried again for longer; whoever runs the import again then has it go on. */
const GIVEN_UP_SECONDS = 300

export const hasStopped = ({ status, silentSeconds }: ImportRow) =>
	(status === 'waiting' || status === 'running') && silentSeconds > GIVEN_UP_SECONDS

/** @throws AppError `import.not-found`, also for one that has expired */
export async function getImport({ db }: Database, key: ImportKey): Promise<ImportRow> {
	const row = /^[\w-]{22}$/.test(key.id) ? await findImport(db, key) : null
	if (!row) throw new AppError('import.not-found')
	return row
}

/**
 * Has the rows of an import stored by a job. One that has stopped goes on.
 *
 * @throws AppError `import.not-found`, `import.begun`, `import.has-errors`
 */
export async function runImport(
	{ database, jobs }: { database: Database; jobs: Jobs },
	key: ImportKey,
	{ mode, skipErrors, skipWarned, keepsLegacy, viewerId }: RunRequest,
): Promise<void> {
	await getImport(database, key)
	await database.transaction(async (tx) => {
		const row = await lockImport(tx, key)
		if (!row) throw new AppError('import.not-found')
		if (row.status !== 'checked' && !hasStopped(row)) throw new AppError('import.begun')
		const { errors } = await countRows(tx, key.id)
		if (errors > 0 && !skipErrors) throw new AppError('import.has-errors', { errors })
		await leaveOutRows(tx, key.id, { mode, skipWarned })
		await noteRun(tx, key.id, { mode, keepsLegacy, runBy: viewerId })
		await jobs.send(tx, importJob, { importId: key.id })
	})
}

/** What was stored already stays; a job that runs finds nothing more to do. @throws AppError `import.not-found` */
export async function giveUpImport(database: Database, key: ImportKey): Promise<void> {
	await getImport(database, key)
	if (!(await deleteImport(database.db, key))) throw new AppError('import.not-found')
}
