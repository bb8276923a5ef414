/**
 * Draws the PDF files of the demo's books, booklets, papers and toppers' copies into content/resources/files, and the covers of books
 * below web/public/assets, and notes what it has drawn in content/resources/drawn.json. What is up to date is left as it is. Run by
 * hand after a text has changed:
 *
 *   node content/draw-booklets.ts
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentFolder } from '../server/src/content/read-demo-files.ts'
import type { Drawn } from '../server/src/features/resources/demo/drawn.ts'
import { bookFiles } from '../server/src/features/resources/demo/resource-files.ts'
import { createPagePictures } from '../server/src/platform/page-pictures/create-page-pictures.ts'
import { bookLimits, createPdfRenderer } from '../server/src/platform/pdf/pdf-renderer.ts'
import { printableJson } from '../server/src/platform/pdf/printable-json.ts'
import { readingSheet } from '../server/src/platform/pdf/reading-sheet.ts'
import { type WantedFile, wantedFiles } from './booklets/wanted-files.ts'
import { coverOf } from './pictures/cover-of.ts'
import { drawCover } from './pictures/draw-cover.ts'
import { writeWebp } from './pictures/write-webp.ts'

const publicFolder = fileURLToPath(new URL('../web/public', import.meta.url))
const folder = join(contentFolder, 'resources/files')
const notes = join(contentFolder, 'resources/drawn.json')
const shelf = 'books'

const log = { info: () => undefined, warn: console.warn, error: console.error }
const renderer = createPdfRenderer(log, bookLimits)
const pages = createPagePictures(log)
const readSource = (name: string) => readFile(new URL(`booklets/${name}.typ`, import.meta.url), 'utf8')
const sources = { booklet: readingSheet + (await readSource('booklet')), handwritten: await readSource('handwritten') }

const before = JSON.parse(await readFile(notes, 'utf8').catch(() => '{"files":{},"covers":{}}')) as Drawn
const drawn: Drawn = { files: {}, covers: {} }

for (const wanted of wantedFiles()) drawn.files[wanted.name] = (await isDrawn(wanted)) ?? (await draw(wanted))
for (const name of await readdir(folder)) if (!Object.hasOwn(drawn.files, name)) await rm(join(folder, name))
await drawCovers()
await writeFile(notes, `${JSON.stringify(drawn, null, 2)}\n`)
await renderer.close()
await pages.close()

async function isDrawn({ name, of }: WantedFile) {
	const known = before.files[name]
	return known?.of === of && (await readdir(folder)).includes(name) ? known : null
}

async function draw({ name, source, sheet, of }: WantedFile) {
	const pictures: Record<string, Uint8Array> = {}
	for (const [picture, path] of Object.entries(sheet.pictures))
		pictures[picture] = await readFile(join(path.startsWith('/') ? publicFolder : contentFolder, path))
	const caller = { key: name, isShared: true }
	const file = await renderer.render(sources[source], { sheet: printableJson(sheet.data) }, caller, pictures)
	const path = join(folder, name)
	await writeFile(path, file)
	const { pages: count } = await pages.remake(path, { part: 0, turn: 0, crop: null, owner: 'demo' })
	console.log(name, count, file.length)
	return { pages: count, of }
}

/** The same object in the same colours is the same picture, so covers are drawn each time. */
async function drawCovers(): Promise<void> {
	const books = join(contentFolder, bookFiles.folder)
	const ground = { places: {}, lines: {} }
	// `DEFAULT_BOOK_COVER` (shared/src/resources/resource.ts) names it.
	console.log(await writeWebp(shelf, 'default', drawCover({ palette: 'indigo', object: 'notebooks' }, 'small')))
	for (const name of (await readdir(books)).sort()) {
		const id = basename(name, '.json')
		const cover = coverOf(bookFiles.shape.parse(JSON.parse(await readFile(join(books, name), 'utf8'))) as never, ground)
		drawn.covers[id] = {
			large: await writeWebp(shelf, id, drawCover(cover, 'large')),
			small: await writeWebp(shelf, `${id}-small`, drawCover(cover, 'small')),
		}
	}
}
