import { countOwn } from '../../platform/database/count-own.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import { deleteDownloads, downloads, listAllDownloads } from './downloads/tables.ts'

/** Exports and erases what somebody has downloaded. */
export const resourcesData: PersonalData = {
	erased: [downloads],
	kept: [],
	groups: [{ name: 'downloads', tables: [downloads], afterClosing: 'erased', count: countOwn(downloads.userId) }],
	export: async (db, userId) => ({ downloads: await listAllDownloads(db, userId) }),
	erase: deleteDownloads,
}
