/**
 * Draws the pictures of the demo banners into web/public/assets/banners/, each 6:1 for wide screens and 3:2 for phones, and
 * prints their paths, which content/announcements/banners/ names. Their names hold a hash of the content, so browsers may
 * keep them for ever. No picture has words: those stand over it as text. Run it again when a drawing changes:
 *
 *   node server/bin/draw-banners.mjs
 */
import { createHash } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawings } from './banner-drawings.mjs'

const folder = new URL('../../web/public/assets/banners/', import.meta.url)
const sizes = { wide: { width: 1536, height: 256 }, phone: { width: 720, height: 480 } }
/** What is sent to phones: enough for their density, and soon there, since it is the largest thing that they paint first. */
const phoneWidth = 600
const quality = 75

for (const old of await readdir(folder)) await rm(new URL(old, folder))

for (const [name, draw] of Object.entries(drawings)) {
	for (const [form, size] of Object.entries(sizes)) {
		const picture = await sharp(Buffer.from(draw(form, size)))
			.resize(form === 'phone' ? phoneWidth : size.width)
			.webp({ quality, effort: 6 })
			.toBuffer()
		const hash = createHash('sha256').update(picture).digest('hex').slice(0, 8)
		const file = `${name}-${form}-${hash}.webp`
		await writeFile(new URL(file, folder), picture)
		process.stdout.write(`/assets/banners/${file} ${picture.byteLength} bytes\n`)
	}
}
