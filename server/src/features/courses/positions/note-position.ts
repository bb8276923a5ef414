import type { Database } from '../../../platform/database/open-database.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { findOpenLecture } from '../find-part.ts'
import { upsertPosition } from './tables.ts'

interface Stopped {
	courseId: string
	lectureId: string
	viewer: Viewer
	seconds: number
	now: Date
}

/** @throws AppError `courses.not-found`, `courses.closed` */
export async function notePosition({ db }: Database, { viewer, now, ...stopped }: Stopped): Promise<void> {
	const { courseId, lectureId } = stopped
	await findOpenLecture(db, { courseId, id: lectureId, viewer, now })
	await upsertPosition(db, { userId: viewer.userId, ...stopped, updatedAt: now })
}
