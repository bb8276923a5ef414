import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sections } from '@aravalli/shared/study-sections'
import type { DemoFiles } from '../../content/demo-files.ts'
import { contentFolder } from '../../content/read-demo-files.ts'
import { placesFile } from './files/map-file.ts'
import { filesOfSection } from './item-file.ts'

/** Gives the files of all sections; those of maps take their places from `content/places`. */
export async function sectionFiles(): Promise<DemoFiles[]> {
	const read = async (name: string) => JSON.parse(await readFile(join(contentFolder, 'places', `${name}.json`), 'utf8'))
	const places = placesFile.parse({ places: await read('places'), lines: await read('lines') })
	return sections.map((section) => filesOfSection(section, places))
}
