/**
 * Draws the portraits of those who speak in content/voices: writes their pictures below web/public/assets/voices and the paths into
 * the files. Run by hand after a portrait has changed:
 *
 *   node content/draw-portraits.ts
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { drawPortrait } from './pictures/draw-portrait.ts'
import { writeWebp } from './pictures/write-webp.ts'

for (const kind of ['testimonials', 'reviews']) {
	const folder = new URL(`voices/${kind}/`, import.meta.url)
	for (const name of (await readdir(folder)).sort()) {
		const file = JSON.parse(await readFile(new URL(name, folder), 'utf8'))
		file.picture = await writeWebp('voices', basename(name, '.json'), drawPortrait(file.portrait))
		await writeFile(new URL(name, folder), `${JSON.stringify(file, null, 2)}\n`)
		console.log(file.picture)
	}
}
