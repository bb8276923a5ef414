import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { contentFolder } from '../../../content/read-demo-files.ts'
import type { DatabaseLog } from '../../../platform/database/open-database.ts'
import type { KeptFile } from '../../../platform/files/files.ts'
import { demoFileId } from '../course-demo.ts'
import type { CourseServices } from '../course-services.ts'
import { readFileType } from './file-type.ts'
import { hasCourseFiles, insertCourseFile } from './tables.ts'

interface Seeding extends Omit<CourseServices, 'jobs'> {
	log: DatabaseLog
}

/** Stores the videos and documents of the demo, all or none, in a database that has no file of a course. */
export async function seedCourseFiles(
	{ database, files, now, log }: Seeding,
	folder = join(contentFolder, 'courses/files'),
): Promise<void> {
	if (await hasCourseFiles(database.db)) return
	const kept: KeptFile[] = []
	for (const name of (await readdir(folder)).sort()) {
		const path = join(folder, name)
		const mediaType = await readFileType(path)
		if (!mediaType) throw new Error(`The demo's ${name} is neither a video nor a PDF.`)
		const received = { path, fileName: name, sizeBytes: (await stat(path)).size }
		kept.push(await files.keepReceived(received, mediaType, demoFileId(name)))
	}
	await database.transaction(async (tx) => {
		await files.attach(tx, kept)
		for (const { fileId } of kept) await insertCourseFile(tx, fileId, now())
	})
	log.info({ files: kept.length }, 'The files of the demo courses have been stored.')
}
