import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseLog } from '../../platform/database/open-database.ts'
import type { KeptFile } from '../../platform/files/files.ts'
import type { ContentFileServices } from './content-file-services.ts'
import { readFileType } from './file-type.ts'
import { findContentFiles, insertContentFiles } from './tables.ts'

interface Seeding extends Pick<ContentFileServices, 'database' | 'files' | 'now'> {
	log: DatabaseLog
}

interface DemoFolder {
	/** Is where the files lie. */
	folder: string
	/** Tells how many pages a document has; null where nobody has counted them. */
	pagesOf?: (name: string) => number | null
}

/** A disk writes so many side by side about as fast as more. */
const AT_ONCE = 8

/** Stores the videos and documents of a folder of the demo, all or none, in a database that has none of them. */
export async function seedContentFiles(
	{ database, files, now, log }: Seeding,
	{ folder, pagesOf = () => null }: DemoFolder,
): Promise<void> {
	const names = (await readdir(folder)).sort()
	if ((await findContentFiles(database.db, names.map(demoFileId))).size > 0) return
	const keep = async (name: string): Promise<KeptFile> => {
		const path = join(folder, name)
		const mediaType = await readFileType(path)
		if (!mediaType) throw new Error(`The demo's ${name} is neither a video nor a PDF.`)
		const received = { path, fileName: name, sizeBytes: (await stat(path)).size }
		return files.keepReceived(received, mediaType, demoFileId(name))
	}
	const kept: KeptFile[] = []
	for (let first = 0; first < names.length; first += AT_ONCE)
		kept.push(...(await Promise.all(names.slice(first, first + AT_ONCE).map(keep))))
	await database.transaction(async (tx) => {
		await files.attach(tx, kept)
		const rowOf = ({ fileId, originalName }: KeptFile) => ({ fileId, pages: pagesOf(originalName), createdAt: now() })
		await insertContentFiles(tx, kept.map(rowOf))
	})
	log.info({ files: kept.length, folder }, 'The files of the demo have been stored.')
}

/**
 * Gives a file of the demo the same id in every database, so that what names it can be stored before it. Who knows the id has nothing
 * by it: the addresses of these files are for editors.
 */
export const demoFileId = (name: string): string =>
	createHash('sha256').update(`demo course file ${name}`).digest('base64url').slice(0, 22)
