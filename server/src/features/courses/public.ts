import { countOwn } from '../../platform/database/count-own.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
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
