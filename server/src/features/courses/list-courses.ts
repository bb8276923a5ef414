import type { Course } from '@aravalli/shared/courses/contract'
import { courseKind } from '@aravalli/shared/courses/kinds'
import type { Language } from '@aravalli/shared/language'
import { listItems } from '../../content/items.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Viewer } from '../../platform/http/access.ts'
import { listOpenItems } from '../subscriptions/public.ts'
import { presentCourse } from './present-course.ts'

/** There are a few; nobody pages through them. */
const MOST = 100

interface ListRequest {
	viewer: Viewer | null
	language: Language
	now: Date
}

export async function listCourses({ db }: Database, { viewer, language, now }: ListRequest): Promise<Course[]> {
	const { items } = await listItems(db, courseKind, { language, limit: MOST, offset: 0 })
	const enrolled = viewer ? await listOpenItems(db, viewer.userId, 'course', now) : new Set<string>()
	return items.map((item) => presentCourse(item, enrolled.has(item.id)))
}
