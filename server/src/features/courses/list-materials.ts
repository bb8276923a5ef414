import { materialKind } from '@aravalli/shared/courses/kinds'
import type { Language } from '@aravalli/shared/language'
import { type Item, listItems } from '../../content/items.ts'
import type { Queryable } from '../../platform/database/open-database.ts'
import { ofCourse } from './course-kinds.ts'

/** Nobody has so many. */
const MOST = 500

/** Lists the materials of some courses in their order, without their texts. */
export async function listMaterials(
	db: Queryable,
	courseIds: string[],
	language: Language,
): Promise<Item<typeof materialKind>[]> {
	if (courseIds.length === 0) return []
	const { items } = await listItems(db, materialKind, {
		language,
		alternatives: [courseIds.map(ofCourse)],
		limit: MOST,
		offset: 0,
	})
	return items
}
