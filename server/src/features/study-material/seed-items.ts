import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { indiaDay } from '@aravalli/shared/india-time'
import type { SectionKind } from '@aravalli/shared/study-material/kinds'
import { type Section, sections } from '@aravalli/shared/study-material/section'
import { seedKind } from '../../content/seed-kind.ts'
import type { ServerKind } from '../../content/server-kind.ts'
import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import { type PlacesFile, placesFile } from './files/map-file.ts'
import { itemFiles, toSectionItem } from './item-file.ts'
import { serverSections } from './section-kinds.ts'

const contentFolder = fileURLToPath(new URL('../../../../content', import.meta.url))

interface Demo {
	now: Date
	folder?: string
}

/** Stores the demo study material, of each section all or none, where there is none yet. Its days are counted back from `now`. */
export async function seedStudyItems(
	database: Database,
	log: DatabaseLog,
	{ now, folder = contentFolder }: Demo,
): Promise<void> {
	const surroundings = { today: indiaDay(now), places: await readPlaces(join(folder, 'places')) }
	for (const section of sections) {
		const own: ServerKind & { kind: SectionKind } = serverSections[section]
		const read = () => readSection(join(folder, 'study-material', section), section, surroundings)
		await seedKind(database, log, own, read, surroundings.today)
	}
}

async function readPlaces(folder: string): Promise<PlacesFile> {
	const read = async (name: string) => JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'))
	return placesFile.parse({ places: await read('places'), lines: await read('lines') })
}

async function readSection(folder: string, section: Section, surroundings: Parameters<typeof toSectionItem>[1]) {
	const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
	return Promise.all(
		names.map(async (name) => {
			const file = itemFiles[section].parse(JSON.parse(await readFile(join(folder, name), 'utf8')))
			return { id: basename(name, '.json'), item: toSectionItem(file, surroundings) }
		}),
	)
}
