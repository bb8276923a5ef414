import type { DataExport } from '@aravalli/shared/my-data/contract'
import type { ExportRow } from './tables.ts'

/** A large file takes a while to be stored; whoever has heard nothing for so long may begin anew. */
const SILENT_MS = 30 * 60_000

/** The last file is written long before all of them are stored. */
const WRITTEN = 95

export function presentExport(row: ExportRow, now: Date): DataExport {
	const { id, requestedAt, expiresAt } = row
	const status = statusOf(row, now)
	return {
		id,
		status,
		progress: progressOf(row),
		requestedAt: requestedAt.toISOString(),
		expiresAt: expiresAt?.toISOString() ?? null,
		files: status === 'ready' ? row.files.map(({ part, sizeBytes }) => ({ part, sizeBytes })) : [],
	}
}

export const isLost = ({ changedAt }: Pick<ExportRow, 'changedAt'>, now: Date): boolean =>
	now.getTime() - changedAt.getTime() > SILENT_MS

/** Files of an expired copy may lie there a little longer; nobody gets them any more. */
export const isExpired = ({ status, expiresAt }: Pick<ExportRow, 'status' | 'expiresAt'>, now: Date): boolean =>
	status === 'expired' || (expiresAt !== null && expiresAt <= now)

function statusOf(row: ExportRow, now: Date): DataExport['status'] {
	if (isExpired(row, now)) return 'expired'
	if (row.status === 'ready') return 'ready'
	return isLost(row, now) ? 'failed' : row.status
}

function progressOf({ status, filesDone, filesTotal }: ExportRow): number {
	if (status === 'ready' || status === 'expired') return 100
	return filesTotal === 0 ? 0 : Math.floor((WRITTEN * filesDone) / filesTotal)
}
