import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { indiaDay } from '@aravalli/shared/india-time'
import { type Section, sections } from '@aravalli/shared/study-material/section'
import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import { type PlacesFile, placesFile } from './files/map-file.ts'
import { itemFiles, toNewItem } from './item-file.ts'
import type { NewItem } from './new-item.ts'
import { insertItems } from './storing/tables.ts'
import { hasItems } from './tables.ts'

const contentFolder = fileURLToPath(new URL('../../../../content', import.meta.url))

/** Stores the demo study material, all or none, in a database that has none yet. Its days are counted back from `now`. */
export async function seedStudyItems(
	database: Database,
	log: DatabaseLog,
	{ now, folder = contentFolder }: { now: Date; folder?: string },
): Promise<void> {
	if (await hasItems(database.db)) return
	const surroundings = { today: indiaDay(now), places: await readPlaces(join(folder, 'places')) }
	const items = await Promise.all(
		sections.map((section) => readSection(join(folder, 'study-material', section), section, surroundings)),
	)
	await database.transaction((tx) => insertItems(tx, items.flat()))
	log.info({ items: items.flat().length }, 'The demo study material has been stored.')
}

async function readPlaces(folder: string): Promise<PlacesFile> {
	const read = async (name: string) => JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'))
	return placesFile.parse({ places: await read('places'), lines: await read('lines') })
}

async function readSection(
	folder: string,
	section: Section,
	surroundings: Parameters<typeof toNewItem>[3],
): Promise<NewItem[]> {
	const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
	return Promise.all(
		names.map(async (name) => {
			const file = itemFiles[section].parse(JSON.parse(await readFile(join(folder, name), 'utf8')))
			return toNewItem(section, basename(name, '.json'), file, surroundings)
		}),
	)
}
