import { countOwn } from '../../platform/database/count-own.ts'
import type { Queryable } from '../../platform/database/open-database.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import { presentItem } from './present-item.ts'
import {
	deleteReadings,
	findOpened,
	listAllReadings,
	openedBeforePart,
	openedPart,
	type ReadingRow,
	readings,
} from './tables.ts'

export { openedBeforePart, openedPart, presentItem, type ReadingRow }

/** Exports and erases what somebody has opened. */
export const readingsData: PersonalData = {
	erased: [readings],
	kept: [],
	groups: [{ name: 'readings', tables: [readings], afterClosing: 'erased', count: countOwn(readings.userId) }],
	export: async (db, userId) => ({ readings: await listAllReadings(db, userId) }),
	erase: deleteReadings,
}

/** Tells which of these items of a kind somebody has opened. */
export const findOpenedItems = (db: Queryable, userId: string, kind: string, ids: string[]): Promise<Set<string>> =>
	findOpened(db, userId, kind, ids)
