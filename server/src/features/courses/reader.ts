import { decideAccess } from '@aravalli/shared/access'
import type { Queryable } from '../../platform/database/open-database.ts'
import type { Viewer } from '../../platform/http/access.ts'
import { findAccessEnd } from '../subscriptions/public.ts'

/** Is what of a course is open to whoever reads it. */
export interface CourseReader {
	userId: string | null
	/** All of it is open: by a purchase, or because they edit courses. */
	isOpen: boolean
	/** Is when what they have bought ends; null where they have not bought it, or it has ended. */
	accessUntil: Date | null
}

export async function readerOf(
	db: Queryable,
	viewer: Viewer | null,
	courseId: string,
	now: Date,
): Promise<CourseReader> {
	if (!viewer) return { userId: null, isOpen: false, accessUntil: null }
	const accessUntil = await findAccessEnd(db, viewer.userId, 'course', courseId, now)
	return { userId: viewer.userId, isOpen: accessUntil !== null || isEditor(viewer), accessUntil }
}

const isEditor = ({ role }: Viewer) => decideAccess('editor', role) === 'allowed'
