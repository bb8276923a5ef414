import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import { bannerFile, noticeFile, toAnnouncementRow, toBannerRow } from './announcement-files.ts'
import { hasAnnouncements, insertAnnouncements } from './tables.ts'

const contentFolder = fileURLToPath(new URL('../../../../content/announcements', import.meta.url))

/** Stores the demo banners and announcements, all or none, in a database that has neither. */
export async function seedAnnouncements(database: Database, log: DatabaseLog, folder = contentFolder): Promise<void> {
	if (await hasAnnouncements(database.db)) return
	const banners = await readFiles(join(folder, 'banners'), bannerFile, toBannerRow)
	const announcements = await readFiles(join(folder, 'notices'), noticeFile, toAnnouncementRow)
	await database.transaction((tx) => insertAnnouncements(tx, { banners, announcements }))
	log.info(
		{ banners: banners.length, announcements: announcements.length },
		'The demo banners and announcements have been stored.',
	)
}

async function readFiles<S extends z.ZodType, Row>(
	folder: string,
	shape: S,
	toRow: (id: string, file: z.output<S>) => Row,
): Promise<Row[]> {
	const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
	return Promise.all(
		names.map(async (name) => {
			const file = shape.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))
			return toRow(basename(name, '.json'), file)
		}),
	)
}
