// @module-tag one-run
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { buildHeifStart, buildHugePng, buildPicture } from '../../testing/build-picture.ts'
import { hostilePictures } from '../../testing/hostile-pictures.ts'
import { bothSizes, preparePictures } from '../../testing/open-pictures.ts'
import type { PictureSize } from './pictures.ts'

const square: PictureSize[] = [{ maxSidePixels: 256, fit: 'square' }]

const { open, make, lines } = preparePictures()

async function colourAt(image: Sharp, left: number, top: number): Promise<number[]> {
	const { data, info } = await image.clone().raw().toBuffer({ resolveWithObject: true })
	const start = (top * info.width + left) * info.channels
	return [...data.subarray(start, start + info.channels)]
}

describe('a picture', () => {
	it('comes in each size asked for, whole, and is not made larger', async () => {
		const [large, small] = await make(await buildPicture(4_000, 3_000).jpeg().toBuffer())
		expect([large?.widthPixels, large?.heightPixels]).toEqual([1_600, 1_200])
		expect([small?.widthPixels, small?.heightPixels]).toEqual([320, 240])
		expect(await large?.image.metadata()).toMatchObject({
			format: 'webp',
			width: 1_600,
			height: 1_200,
			hasAlpha: false,
		})
		const [same] = await make(await buildPicture(100, 50).png().toBuffer())
		expect([same?.widthPixels, same?.heightPixels]).toEqual([100, 50])
	})

	it('is cut to a square of the upper middle, which is filled', async () => {
		const [wide] = await make(await buildPicture(100, 50).webp().toBuffer(), square)
		expect(await wide?.image.metadata()).toMatchObject({ width: 256, height: 256 })
		const tall = sharp({ create: { width: 100, height: 300, channels: 3, background: '#ff0000' } }).composite([
			{
				input: { create: { width: 100, height: 200, channels: 3, background: '#0000ff' } },
				left: 0,
				top: 100,
			},
		])
		const [upper] = await make(await tall.png().toBuffer(), square)
		const [red = 0, , blue = 255] = (upper && (await colourAt(upper.image, 128, 240))) ?? []
		expect(red).toBeGreaterThan(200)
		expect(blue).toBeLessThan(50)
	})

	// This was seen to fail without `autoOrient`, and with `keepMetadata`.
	it('is upright, and has lost where and with what it was taken, its colour profile and its comments', async () => {
		const exif = { IFD0: { Make: 'SecretCamera', Copyright: 'Secret' }, IFD3: { GPSLatitude: '26/1 55/1 0/1' } }
		const content = await buildPicture()
			.withExif(exif)
			.withMetadata({ orientation: 6 })
			.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretXmp</x:xmpmeta>')
			.jpeg()
			.toBuffer()
		expect(content.includes('Secret')).toBe(true)
		for (const { image, content: made, widthPixels, heightPixels } of await make(content)) {
			expect(heightPixels).toBeGreaterThan(widthPixels)
			expect(made.includes('Secret')).toBe(false)
			const { exif: kept, icc, xmp, iptc, orientation } = await image.metadata()
			expect([kept, icc, xmp, iptc, orientation]).toEqual(Array.from({ length: 5 }, () => undefined))
			const top = await colourAt(image, Math.floor(widthPixels / 2), 5)
			expect(top[0]).toBeGreaterThan(200)
		}
	})

	it('has its colours in sRGB', async () => {
		const green = { create: { width: 50, height: 50, channels: 3 as const, background: '#30c040' } }
		const content = await sharp(green).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()
		expect((await sharp(content).metadata()).icc).toBeDefined()
		const [made] = await make(content)
		const [red = 0, g = 0, blue = 0] = (made && (await colourAt(made.image, 25, 25))) ?? []
		expect([Math.abs(red - 0x30), Math.abs(g - 0xc0), Math.abs(blue - 0x40)].every((off) => off < 8)).toBe(true)
	})

	it('lies on white where it is transparent', async () => {
		const clear = { create: { width: 50, height: 50, channels: 4 as const, background: '#00000000' } }
		const [made] = await make(await sharp(clear).png().toBuffer())
		expect(await (made && colourAt(made.image, 25, 25))).toEqual([255, 255, 255])
	})

	it('is the first of an animation', async () => {
		const frames = await Promise.all(
			['#ff0000', '#0000ff'].map((background) =>
				sharp({ create: { width: 40, height: 40, channels: 3, background } })
					.png()
					.toBuffer(),
			),
		)
		const animation = await sharp(frames, { join: { animated: true } })
			.webp()
			.toBuffer()
		expect((await sharp(animation, { animated: true }).metadata()).pages).toBe(2)
		const [made] = await make(animation)
		expect([made?.widthPixels, made?.heightPixels]).toEqual([40, 40])
		expect((await (made && colourAt(made.image, 20, 20)))?.[0]).toBeGreaterThan(200)
	})

	it('may have something behind its end, such as the film of a motion photo, which is gone', async () => {
		const picture = await buildPicture().jpeg().toBuffer()
		const film = Buffer.concat([buildHeifStart('mp42'), Buffer.from('<script>alert(1)</script>')])
		for (const { content } of await make(Buffer.concat([picture, film]))) {
			expect(content.includes('script')).toBe(false)
			expect(content.includes('ftyp')).toBe(false)
		}
	})

	it('may be of any kind of JPEG and PNG that cameras and programs write', async () => {
		const kinds = [
			buildPicture().jpeg({ progressive: true }),
			buildPicture().jpeg({ chromaSubsampling: '4:4:4' }),
			buildPicture().toColourspace('cmyk').jpeg(),
			buildPicture().grayscale().jpeg(),
			buildPicture().png({ palette: true }),
			buildPicture().png({ progressive: true }),
			buildPicture().toColourspace('rgb16').png(),
			buildPicture().webp({ lossless: true }),
		]
		const pictures = open()
		for (const kind of kinds) expect(await make(await kind.toBuffer(), bothSizes, pictures)).toHaveLength(2)
	})
})

describe('what is refused', () => {
	// Each of these rules was seen to fail with its line taken out of picture-type.ts or picture-process.ts.
	it.each(hostilePictures)('$code: $what', async ({ code, content }) => {
		await expect(make(await content())).rejects.toMatchObject({ code })
		expect(lines()).toEqual([])
	})

	it('40 megapixels are not, and neither is a side of 12,000 pixels', async () => {
		const [made] = await make(buildHugePng(8_000, 5_000), square)
		expect(made?.widthPixels).toBe(256)
		const [long] = await make(buildHugePng(1, 12_000), square)
		expect(long?.widthPixels).toBe(256)
	})

	it('is refused by the size that it states', async () => {
		const pictures = open()
		await make(await buildPicture().jpeg().toBuffer(), bothSizes, pictures)
		await expect(make(buildHugePng(), bothSizes, pictures)).rejects.toMatchObject({ code: 'file.too-many-pixels' })
	})
})
