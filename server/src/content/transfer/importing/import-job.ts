import { AppError } from '@aravalli/shared/errors'
import type { Database } from '../../../platform/database/open-database.ts'
import { defineJob, type Jobs } from '../../../platform/jobs/jobs.ts'
import type { DeskServices } from '../../desk/desk.ts'
import type { ServerKind } from '../../server-kind.ts'
import type { RowProblem } from './check-copy.ts'
import { storeRow } from './store-row.ts'
import { deleteExpired, findRunning, type ImportRow, listNextRows, noteOutcome, noteProgress } from './tables.ts'

export const importJob = defineJob<{ importId: string }>('content.import')

export const forgetImportsJob = defineJob<Record<string, never>>('content.forget-imports')

export const FORGET_EVERY_MINUTES = 60

export const forgetImports = ({ db }: Database) => deleteExpired(db)

/** So many rows are stored between two looks at whether the import is still wanted; editors see the progress move after them. */
const ROWS_PER_STEP = 50

/** A job may take five minutes: a long import is several jobs, each of which goes on where the one before was. */
const TURN_MILLISECONDS = 60_000

export interface ImportServices extends Pick<DeskServices, 'database' | 'now' | 'noteUses' | 'onPublished'> {
	jobs: Jobs
	kinds: readonly ServerKind[]
}

/**
 * Stores the rows of an import, each in a transaction of its own with the note that it has had its turn: whatever happens to the process,
 * none is stored twice or forgotten.
 */
export async function runImportJob(services: ImportServices, importId: string): Promise<void> {
	const { db } = services.database
	const endsAt = performance.now() + TURN_MILLISECONDS
	while (await storeSome(services, importId)) {
		if (performance.now() < endsAt) continue
		await services.jobs.send(db, importJob, { importId })
		return
	}
}

/** Stores the next rows. @returns whether there are more; false also for an import that was given up */
async function storeSome(services: ImportServices, importId: string): Promise<boolean> {
	const { db } = services.database
	const running = await findRunning(db, importId)
	const own = running && services.kinds.find(({ kind }) => kind.name === running.type)
	if (!running || !own) return false
	const numbers = await listNextRows(db, importId, ROWS_PER_STEP)
	for (const number of numbers) await storeOne(services, own, running, number)
	if (running.mode === 'publish') services.onPublished()
	const hasMore = numbers.length === ROWS_PER_STEP
	await noteProgress(db, importId, hasMore ? 'running' : 'done')
	return hasMore
}

async function storeOne(
	{ database, now, noteUses }: ImportServices,
	own: ServerKind,
	{ id, mode, keepsLegacy, runBy }: ImportRow,
	number: number,
): Promise<void> {
	const settings = {
		own,
		importId: id,
		isPublished: mode === 'publish',
		keepsLegacy,
		viewerId: runBy ?? '',
		noteUses,
		now: now(),
	}
	try {
		await database.transaction((tx) => storeRow(tx, settings, number))
	} catch (refusal) {
		if (!(refusal instanceof AppError)) throw refusal
		const failure: RowProblem = { column: '', level: 'error', code: refusal.code }
		await noteOutcome(database.db, id, number, { outcome: 'refused', failures: [failure] })
	}
}
