/**
 * Draws the covers of items: reads each file of a folder, writes its two pictures below web/public/assets, and their paths into the
 * file. `cover` says in which colours and, where an item is not drawn itself, which object. Run by hand after one has changed:
 *
 *   node content/draw-covers.ts blogs
 *   node content/draw-covers.ts study-material/mind-map
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { coverOf } from './pictures/cover-of.ts'
import { drawCover } from './pictures/draw-cover.ts'
import { writeWebp } from './pictures/write-webp.ts'

const kind = process.argv[2]
if (!kind) throw new Error('Which folder? Such as: node content/draw-covers.ts blogs')
const folder = new URL(`${kind}/`, import.meta.url)
const shelf = basename(kind)
const read = async (path: string) => JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'))
const ground = { places: await read('places/places.json'), lines: await read('places/lines.json') }

for (const name of (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()) {
	const id = basename(name, '.json')
	const file = JSON.parse(await readFile(new URL(name, folder), 'utf8'))
	const cover = coverOf(file, ground)
	file.picture = await writeWebp(shelf, id, drawCover(cover, 'large'))
	file.pictureSmall = await writeWebp(shelf, `${id}-small`, drawCover(cover, 'small'))
	await writeFile(new URL(name, folder), `${JSON.stringify(file, null, 2)}\n`)
	console.log(file.picture, file.pictureSmall)
}
