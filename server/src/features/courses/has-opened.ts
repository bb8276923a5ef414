import { lectureKind, materialKind } from '@aravalli/shared/courses/kinds'
import { listItems } from '../../content/items.ts'
import type { Queryable } from '../../platform/database/open-database.ts'
import { findOpenedItems } from '../readings/public.ts'
import { ofCourse } from './course-kinds.ts'
import { findPositions } from './positions/tables.ts'

const MOST = 500

/**
 * Tells whether somebody has used what they bought: watched a lecture that is not free, or opened a material. What everybody may watch does
 * not count.
 */
export async function hasOpened(db: Queryable, userId: string, courseId: string): Promise<boolean> {
	const parts = { language: 'english' as const, terms: [ofCourse(courseId)], limit: MOST, offset: 0 }
	const positions = await findPositions(db, userId, courseId)
	const lectures = await listItems(db, lectureKind, parts)
	if (lectures.items.some(({ id, common }) => !common.isFree && positions.has(id))) return true
	const materials = await listItems(db, materialKind, parts)
	const ids = materials.items.map(({ id }) => id)
	return (await findOpenedItems(db, userId, materialKind.name, ids)).size > 0
}
