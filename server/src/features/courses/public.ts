import { courseKind } from '@aravalli/shared/courses/kinds'
import type { Language } from '@aravalli/shared/language'
import { findItems } from '../../content/items.ts'
import { countOwn } from '../../platform/database/count-own.ts'
import type { Queryable } from '../../platform/database/open-database.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import { listMaterials } from './list-materials.ts'
import { deletePositions, lecturePositions, listPositions } from './positions/tables.ts'

/** Exports and erases where somebody has stopped the lectures that they watched. */
export const coursesData: PersonalData = {
	erased: [lecturePositions],
	kept: [],
	groups: [
		{
			name: 'lectures',
			tables: [lecturePositions],
			afterClosing: 'erased',
			count: countOwn(lecturePositions.userId),
		},
	],
	export: async (db, userId) => ({ lecturePositions: await listPositions(db, userId) }),
	erase: deletePositions,
}

/** Is a material of a course to whoever has bought it. */
export interface OwnMaterial {
	id: string
	courseId: string
	title: string
	/** Is where its file lies, for editors; '' where it is read on the page alone. */
	file: string
	isFallback: boolean
}

/** Lists the materials of these courses, as far as they are published. Whether they are open is for whoever asks. */
export async function listCourseMaterials(
	db: Queryable,
	courseIds: string[],
	language: Language,
): Promise<OwnMaterial[]> {
	const courses = await findItems(db, courseKind, courseIds, { language, hasBodies: false })
	const materials = await listMaterials(
		db,
		courses.map(({ id }) => id),
		language,
	)
	return materials.map(({ id, common: { courseId, file }, card: { title }, isFallback }) => ({
		...{ id, courseId, title, file, isFallback },
	}))
}

/** Is where a buyer downloads the file of a material, and where they read it. */
export const materialPlaces = ({ id, courseId }: OwnMaterial) => ({
	download: `/api/courses/${courseId}/materials/${id}/file`,
	page: `/courses/${courseId}?material=${id}`,
})
