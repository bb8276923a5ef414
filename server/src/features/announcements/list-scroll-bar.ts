import type { Announcement } from '@aravalli/shared/announcements/contract'
import type { Database } from '../../platform/database/open-database.ts'
import { presentAnnouncement } from './present-announcement.ts'
import { listAnnouncements } from './tables.ts'

/**
 * Lists the announcements, newest first, those included that are not to be shown: the reader of the list looks at their
 * status.
 */
export async function listScrollBar({ db }: Database): Promise<Announcement[]> {
	const rows = await listAnnouncements(db)
	return rows.map(presentAnnouncement)
}
