/**
 * Draws the covers of articles: reads `cover` (palette and icon) in each file of a folder, writes its two pictures below
 * web/public/assets, and their paths into the file. Run by hand after a cover has changed:
 *
 *   node content/draw-covers.ts blogs
 *   node content/draw-covers.ts study-material/mind-map
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { drawCover } from './pictures/draw-cover.ts'
import { writeWebp } from './pictures/write-webp.ts'

const kind = process.argv[2]
if (!kind) throw new Error('Which folder? Such as: node content/draw-covers.ts blogs')
const folder = new URL(`${kind}/`, import.meta.url)
const shelf = basename(kind)

for (const name of (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()) {
	const id = basename(name, '.json')
	const file = JSON.parse(await readFile(new URL(name, folder), 'utf8'))
	const cover = { seed: id, ...file.cover }
	file.picture = await writeWebp(shelf, id, await drawCover(cover, 'large'))
	file.pictureSmall = await writeWebp(shelf, `${id}-small`, await drawCover(cover, 'small'))
	await writeFile(new URL(name, folder), `${JSON.stringify(file, null, 2)}\n`)
	console.log(file.picture, file.pictureSmall)
}
