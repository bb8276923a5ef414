import type { CourseWithParts } from '@aravalli/shared/courses/contract'
import { courseKind, lectureKind, materialKind } from '@aravalli/shared/courses/kinds'
import type { Language } from '@aravalli/shared/language'
import { getItem, listItems } from '../../content/items.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Viewer } from '../../platform/http/access.ts'
import { ofCourse } from './course-kinds.ts'
import { findPositions } from './positions/tables.ts'
import { presentCourse, presentLecture, presentMaterial } from './present-course.ts'
import { readerOf } from './reader.ts'

/** No course has as many lectures or materials. */
const MOST = 500

interface CourseRequest {
	courseId: string
	viewer: Viewer | null
	language: Language
	now: Date
}

/** @throws AppError `courses.not-found` */
export async function getCourse(
	{ db }: Database,
	{ courseId, viewer, language, now }: CourseRequest,
): Promise<CourseWithParts> {
	const notFound = 'courses.not-found'
	const course = await getItem(db, courseKind, courseId, { language, hasBodies: true, notFound })
	const parts = { language, terms: [ofCourse(course.id)], limit: MOST, offset: 0 }
	const [reader, lectures, materials] = await Promise.all([
		readerOf(db, viewer, course.id, now),
		listItems(db, lectureKind, parts),
		listItems(db, materialKind, { ...parts, hasBodies: true }),
	])
	const positions = reader.userId ? await findPositions(db, reader.userId, course.id) : new Map<string, number>()
	return {
		...presentCourse(course, reader.accessUntil !== null),
		description: course.texts.description,
		isOpen: reader.isOpen,
		accessUntil: reader.accessUntil?.toISOString() ?? null,
		lectures: lectures.items.map((item) =>
			presentLecture(item, reader.isOpen || item.common.isFree, positions.get(item.id) ?? null),
		),
		materials: materials.items.map((item) => presentMaterial(item, reader.isOpen)),
	}
}
