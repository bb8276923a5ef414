import { courseKind, lectureKind, materialKind } from '@aravalli/shared/courses/kinds'
import { AppError } from '@aravalli/shared/errors'
import { getItem, type Item } from '../../content/items.ts'
import type { Queryable } from '../../platform/database/open-database.ts'
import type { Viewer } from '../../platform/http/access.ts'
import { readerOf } from './reader.ts'

interface PartRequest {
	courseId: string
	id: string
	viewer: Viewer | null
	now: Date
}

const notFound = 'courses.not-found'
const options = { language: 'english', notFound } as const

/**
 * Finds a lecture that the caller may watch.
 *
 * @throws AppError `courses.not-found`, also where the lecture is of another course; `courses.closed`
 */
export async function findOpenLecture(db: Queryable, request: PartRequest): Promise<Item<typeof lectureKind>> {
	const lecture = await getItem(db, lectureKind, request.id, options)
	await checkOpen(db, request, lecture.common)
	return lecture
}

/** @throws AppError as `findOpenLecture` */
export async function findOpenMaterial(
	db: Queryable,
	request: PartRequest & Pick<Parameters<typeof getItem>[3], 'language'>,
): Promise<Item<typeof materialKind>> {
	const material = await getItem(db, materialKind, request.id, { ...options, language: request.language })
	await checkOpen(db, request, { ...material.common, isFree: false })
	return material
}

/** Of a course that is withdrawn nothing is open, also not to those who have bought it: it may be wrong. */
async function checkOpen(
	db: Queryable,
	{ courseId, viewer, now }: PartRequest,
	part: { courseId: string; isFree: boolean },
): Promise<void> {
	if (part.courseId !== courseId) throw new AppError(notFound)
	await getItem(db, courseKind, courseId, options)
	if (part.isFree) return
	if (!(await readerOf(db, viewer, courseId, now)).isOpen) throw new AppError('courses.closed')
}
