import { AppError } from '@aravalli/shared/errors'
import type { Database } from '../../platform/database/open-database.ts'
import type { SentFile } from '../../platform/files/send-file.ts'
import { isExpired } from './present-export.ts'
import { type ExportRow, findExport, findNewestExport } from './tables.ts'

interface Asked {
	userId: string
	exportId: string
}

/** Gives the one that was asked for last; null where there was none, or it is long forgotten. */
export const findNewest = ({ db }: Database, userId: string): Promise<ExportRow | null> => findNewestExport(db, userId)

/** @throws AppError `export.not-found`, also for somebody else's */
export async function getExport({ db }: Database, { userId, exportId }: Asked): Promise<ExportRow> {
	const row = /^[\w-]{22}$/.test(exportId) ? await findExport(db, userId, exportId) : null
	if (!row) throw new AppError('export.not-found')
	return row
}

/**
 * Finds one of the files of a copy.
 *
 * @param asked.part counts from 1
 * @throws AppError `export.expired`, `export.not-ready`, and as `getExport`
 */
export async function getExportFile(
	database: Database,
	{ part, ...asked }: Asked & { part: number },
	now: Date,
): Promise<{ file: SentFile; fileName: string }> {
	const row = await getExport(database, asked)
	if (isExpired(row, now)) throw new AppError('export.expired')
	if (row.status !== 'ready') throw new AppError('export.not-ready')
	const file = row.files.find((own) => own.part === part)
	if (!file) throw new AppError('export.not-found')
	return { file, fileName: exportFileName(part, row.files.length) }
}

/** @param parts how many there are of the copy */
function exportFileName(part: number, parts: number): string {
	return parts === 1 ? 'aravalli-my-data.zip' : `aravalli-my-data-${part}-of-${parts}.zip`
}
