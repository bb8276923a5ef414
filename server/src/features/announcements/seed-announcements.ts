import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { announcementKind, bannerKind } from '@aravalli/shared/announcements/kinds'
import { indiaDay } from '@aravalli/shared/india-time'
import { readItemFiles } from '../../content/read-item-files.ts'
import { seedKind } from '../../content/seed-kind.ts'
import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import { bannerFile, noticeFile, toAnnouncement, toBanner } from './announcement-files.ts'

const contentFolder = fileURLToPath(new URL('../../../../content/announcements', import.meta.url))

/** Stores the demo banners and announcements, of each all or none, where there are none yet. */
export async function seedAnnouncements(
	database: Database,
	log: DatabaseLog,
	{ now, folder = contentFolder }: { now: Date; folder?: string },
): Promise<void> {
	const today = indiaDay(now)
	await seedKind(database, log, { kind: bannerKind }, () =>
		readItemFiles(join(folder, 'banners'), bannerFile, toBanner),
	)
	const readNotices = async () => {
		const notices = await readItemFiles(join(folder, 'notices'), noticeFile, (file) => toAnnouncement(file, today))
		// Of one day, what was stored last stands first.
		return notices.reverse()
	}
	await seedKind(database, log, { kind: announcementKind }, readNotices, today)
}
