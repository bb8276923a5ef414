import { randomBytes, randomUUID } from 'node:crypto'
import { beginAttempt, insertExport, insertExportFile, setReady } from '../features/my-data/tables.ts'
import type { TestApp } from './start-app.ts'

/** Stores a finished copy of somebody's data, with a file of one line; it expires when it is told to. */
export async function storeExport(
	{ database, files }: Pick<TestApp, 'database' | 'files'>,
	userId: string,
	{ now = new Date(), expiresAt }: { now?: Date; expiresAt: Date },
): Promise<string> {
	const id = randomBytes(16).toString('base64url')
	const attempt = randomUUID()
	const about = { mediaType: 'application/zip', originalName: 'part-1.zip' }
	const kept = await files.keepContent(Buffer.from('a copy'), about)
	await database.transaction(async (tx) => {
		await insertExport(tx, { id, userId, now })
		await beginAttempt(tx, { id, attempt, now })
		await files.attach(tx, [kept])
		await insertExportFile(tx, { id, attempt, part: 1, fileId: kept.fileId, now })
		await setReady(tx, { id, attempt, now, expiresAt })
	})
	return id
}
