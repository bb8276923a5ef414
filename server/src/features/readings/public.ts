import type { PersonalData } from '../../platform/database/personal-data.ts'
import { deleteReadings, listAllReadings, readings } from './tables.ts'

/** Exports and erases what somebody has opened. */
export const readingsData: PersonalData = {
	erased: [readings],
	kept: [],
	export: async (db, userId) => ({ readings: await listAllReadings(db, userId) }),
	erase: deleteReadings,
}
