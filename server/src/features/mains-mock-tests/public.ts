import { countOwn } from '../../platform/database/count-own.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import { findPaperQuestions } from './papers/find-paper-questions.ts'
import { isOver, sendableUntil } from './sittings/present-sitting.ts'
import {
	deleteSittings,
	findSittingOf,
	listAllSittings,
	listSittings,
	mainsSittings,
	type SittingRow,
} from './tables.ts'

export { findPaperQuestions, findSittingOf, isOver, listSittings, type SittingRow, sendableUntil }

/** Exports and erases attempts at papers; what was sent of them is with the answer copies. */
export const mainsSittingsData: PersonalData = {
	erased: [mainsSittings],
	kept: [],
	groups: [
		{ name: 'mains-sittings', tables: [mainsSittings], afterClosing: 'erased', count: countOwn(mainsSittings.userId) },
	],
	export: async (db, userId) => ({ mainsMockTests: await listAllSittings(db, userId) }),
	erase: deleteSittings,
}
