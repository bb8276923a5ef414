import { lectureKind, materialKind } from '@aravalli/shared/courses/kinds'
import { findMentions } from '../../../content/mentions/tables.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { anyCourseFile } from '../course-file-address.ts'
import type { CourseServices } from '../course-services.ts'
import { deleteCourseFiles, listCourseFiles } from './tables.ts'

/** An editor may upload a file long before its lecture is written. */
const UNUSED_FOR_MS = 30 * 86_400_000

const COLLECT_EVERY_MINUTES = 24 * 60

const collectUnusedJob = defineJob<Record<string, never>>('courses.collect-files')

/** Removes what was uploaded and is named nowhere, also in no version that an editor could bring back. */
export async function collectUnused({ database, files, now }: Omit<CourseServices, 'jobs'>): Promise<void> {
	const old = await listCourseFiles(database.db, new Date(now().getTime() - UNUSED_FOR_MS))
	if (old.length === 0) return
	const used = await findMentions(database.db, [lectureKind.name, materialKind.name], anyCourseFile)
	const unused = old.filter((id) => !used.has(id))
	if (unused.length === 0) return
	await database.transaction(async (tx) => {
		await deleteCourseFiles(tx, unused)
		await files.release(tx, unused)
	})
}

/** Has it done again and again, by one of all processes. Call it before the jobs start. */
export function collectUnusedRegularly(services: CourseServices): void {
	services.jobs.work(collectUnusedJob, () => collectUnused(services))
	services.jobs.every(collectUnusedJob, COLLECT_EVERY_MINUTES)
}
