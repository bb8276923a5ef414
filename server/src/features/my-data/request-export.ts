import { randomBytes } from 'node:crypto'
import { AppError } from '@aravalli/shared/errors'
import { exportTerms } from '@aravalli/shared/policy-terms'
import { orSignedOut } from '../../platform/database/or-signed-out.ts'
import { EXPORT_LIMIT, exportJob } from './export-job.ts'
import type { MyDataServices } from './my-data-services.ts'
import { isLost } from './present-export.ts'
import {
	countExportsSince,
	deleteExport,
	type ExportRow,
	findExport,
	findNewestExport,
	insertExport,
	lockExportsOf,
} from './tables.ts'

const DAY_MS = 86_400_000

/**
 * Begins a copy of all of somebody's data; where one is being made already it is answered. One that makes no progress is begun anew.
 *
 * @throws AppError `export.too-often`
 */
export function requestExport(
	{ database, files, jobs, now }: Pick<MyDataServices, 'database' | 'files' | 'jobs' | 'now'>,
	userId: string,
): Promise<ExportRow> {
	return database
		.transaction(async (tx) => {
			await lockExportsOf(tx, userId)
			const newest = await findNewestExport(tx, userId)
			const isInHand = newest?.status === 'waiting' || newest?.status === 'writing'
			if (newest && isInHand && !isLost(newest, now())) return newest
			const begun = await countExportsSince(tx, userId, new Date(now().getTime() - DAY_MS))
			if (begun >= exportTerms.timesADay) throw new AppError('export.too-often')
			if (newest && isInHand) await files.release(tx, await deleteExport(tx, newest.id))
			const id = randomBytes(16).toString('base64url')
			await insertExport(tx, { id, userId, now: now() })
			await jobs.send(tx, exportJob, { exportId: id }, EXPORT_LIMIT)
			const stored = await findExport(tx, userId, id)
			if (!stored) throw new Error('A copy was not stored.')
			return stored
		})
		.catch(orSignedOut)
}
