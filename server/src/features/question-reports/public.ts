import { countOwn } from '../../platform/database/count-own.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import { countReported } from './desk/tables.ts'
import { deleteReportsOf, listReportsOf, questionReports } from './tables.ts'

/** Counts questions that wait for an editor. @param most up to which is counted */
export const countOpenReports = (db: Queryable, most: number): Promise<number> => countReported(db, 'open', most)

/** Exports and erases what somebody has reported. */
export const questionReportsData: PersonalData = {
	erased: [questionReports],
	kept: [],
	groups: [
		{
			name: 'messages',
			tables: [questionReports],
			afterClosing: 'erased',
			count: countOwn(questionReports.userId),
		},
	],
	export: async (db, userId) => ({ questionReports: await listReportsOf(db, userId) }),
	erase: deleteReportsOf,
}
