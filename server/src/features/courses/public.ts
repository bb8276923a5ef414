import type { PersonalData } from '../../platform/database/personal-data.ts'
import { deletePositions, lecturePositions, listPositions } from './positions/tables.ts'

/** Exports and erases where somebody has stopped the lectures that they watched. */
export const coursesData: PersonalData = {
	erased: [lecturePositions],
	kept: [],
	export: async (db, userId) => ({ lecturePositions: await listPositions(db, userId) }),
	erase: deletePositions,
}
