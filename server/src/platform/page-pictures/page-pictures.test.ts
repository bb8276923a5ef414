// @module-tag one-run
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { warningsOf } from '@aravalli/shared/answer-copies/page-quality'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { buildPdf } from '../../testing/build-pdf.ts'
import { buildHugePng, buildPicture } from '../../testing/build-picture.ts'
import { hostilePictures } from '../../testing/hostile-pictures.ts'
import { preparePagePictures } from '../../testing/open-page-pictures.ts'

const { open, fileOf, read, lines } = preparePagePictures()
const fixture = (name: string) => readFileSync(new URL(`../../testing/photographs/${name}`, import.meta.url))
const sizeOf = async (content: Buffer | undefined) => {
	const { width, height, format } = await sharp(content).metadata()
	return [width, height, format]
}

async function colourAt(content: Buffer, x: number, y: number): Promise<'red' | 'blue' | 'other'> {
	const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true })
	const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
	const [red = 0, , blue = 0] = data.subarray(start, start + 3)
	if (red > 200 && blue < 60) return 'red'
	return blue > 200 && red < 60 ? 'blue' : 'other'
}

describe('a photographed page', () => {
	it('comes for reading, small, and with all its pixels', async () => {
		const [page] = await read(await buildPicture(3_000, 4_000).jpeg().toBuffer())
		expect(page).toMatchObject({ part: 0, turn: 0, codes: [], reading: { widthPixels: 1_200, heightPixels: 1_600 } })
		expect(await sizeOf(page?.reading.content)).toEqual([1_200, 1_600, 'webp'])
		expect(await sizeOf(page?.small.content)).toEqual([240, 320, 'webp'])
		expect(await sizeOf(page?.full?.content)).toEqual([3_000, 4_000, 'jpeg'])
		const [large] = await read(await buildPicture(5_000, 2_000).png({ compressionLevel: 1 }).toBuffer())
		expect(await sizeOf(large?.full?.content)).toEqual([4_096, 1_638, 'jpeg'])
		const [little] = await read(await buildPicture(600, 400).webp().toBuffer())
		expect([await sizeOf(little?.reading.content), little?.full]).toEqual([[600, 400, 'webp'], null])
	})

	// Meant to catch a missing `autoOrient`, and metadata that is kept.
	it('is upright, and has lost where and with what it was taken', async () => {
		const exif = { IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '26/1 55/1 0/1' } }
		const sideways = buildPicture(2_400, 1_800).withExif(exif).withMetadata({ orientation: 6 })
		const [page] = await read(await sideways.jpeg().toBuffer())
		expect(page?.reading).toMatchObject({ widthPixels: 1_200, heightPixels: 1_600 })
		for (const content of [page?.reading.content, page?.small.content, page?.full?.content]) {
			expect((await sharp(content).metadata()).exif).toBeUndefined()
			expect(content?.includes('SecretCamera')).toBe(false)
			expect(content && (await colourAt(content, 0.5, 0.1))).toBe('red')
		}
	})

	it('is turned and cut as its learner says: cut first, and then turned clockwise', async () => {
		const path = await fileOf(await buildPicture(2_000, 1_000).jpeg({ quality: 95 }).toBuffer())
		const crop = { left: 0.25, top: 0, right: 0.75, bottom: 1 }
		const made = await open().remake(path, { part: 0, turn: 90, crop, owner: 'asha' })
		expect(made.reading).toMatchObject({ widthPixels: 1_000, heightPixels: 1_000 })
		const { content } = made.reading
		expect([await colourAt(content, 0.5, 0.1), await colourAt(content, 0.5, 0.9)]).toEqual(['red', 'blue'])
		const right = { left: 0.6, top: 0, right: 1, bottom: 1 }
		const cut = await open().remake(path, { part: 0, turn: 0, crop: right, owner: 'asha' })
		expect([cut.reading.widthPixels, await colourAt(cut.reading.content, 0.1, 0.5)]).toEqual([800, 'blue'])
	})

	it('is cut where its camera held it, and not where the file has it', async () => {
		const sideways = buildPicture(2_000, 1_000).withMetadata({ orientation: 6 })
		const path = await fileOf(await sideways.jpeg({ quality: 95 }).toBuffer())
		const upper = { left: 0, top: 0, right: 1, bottom: 0.4 }
		const { reading } = await open().remake(path, { part: 0, turn: 0, crop: upper, owner: 'asha' })
		expect([reading.widthPixels, reading.heightPixels]).toEqual([1_000, 800])
		expect(await colourAt(reading.content, 0.5, 0.9)).toBe('red')
	})

	it('may be a HEIC of a phone, which is read and turned by its code and says nothing of the phone', async () => {
		expect(fixture('page.heic').includes('SecretCamera')).toBe(true)
		const [page, ...others] = await read(fixture('page.heic'))
		expect(others).toEqual([])
		expect(page).toMatchObject({ turn: 90, codes: [expect.stringMatching(/^ARV1HE1CPH0NE00001/)] })
		expect(await sizeOf(page?.reading.content)).toEqual([1_200, 1_600, 'webp'])
		expect(page?.reading.content.includes('SecretCamera')).toBe(false)
		expect(page && warningsOf(page)).toEqual([])
	})
})

describe('a PDF', () => {
	it('is as many pages as it has, about 2,400 pixels high', async () => {
		const pages = await read(buildPdf({ pages: 3 }))
		expect(pages.map(({ part }) => part)).toEqual([0, 1, 2])
		expect(await sizeOf(pages[2]?.full?.content)).toEqual([1_696, 2_400, 'jpeg'])
		expect(await sizeOf(pages[2]?.reading.content)).toEqual([1_131, 1_600, 'webp'])
		const path = await fileOf(buildPdf({ pages: 3 }))
		const { reading } = await open().remake(path, { part: 2, turn: 90, crop: null, owner: 'asha' })
		expect([reading.widthPixels, reading.heightPixels]).toEqual([1_600, 1_131])
	})

	it('is refused with more pages than may be sent, behind a password, and where it is broken', async () => {
		await expect(read(buildPdf({ pages: 13 }))).rejects.toMatchObject({ code: 'copy.pdf-too-many-pages' })
		await expect(read(fixture('protected.pdf'))).rejects.toMatchObject({ code: 'copy.pdf-protected' })
		await expect(read(Buffer.from('%PDF-1.7\n'))).rejects.toMatchObject({ code: 'file.damaged' })
		await expect(read(buildPdf({ pages: 0 }))).rejects.toMatchObject({ code: 'file.damaged' })
		const path = await fileOf(buildPdf({ pages: 3 }))
		const fourth = { part: 3, turn: 0, crop: null, owner: 'asha' } as const
		await expect(open().remake(path, fourth)).rejects.toMatchObject({ code: 'file.damaged' })
	})

	it('is no larger for the size that its pages state', async () => {
		const [huge] = await read(buildPdf({ mediaBox: [1e9, 1e9] }))
		expect(await sizeOf(huge?.full?.content)).toEqual([2_400, 2_400, 'jpeg'])
		const [line] = await read(buildPdf({ mediaBox: [1e9, 1] }))
		expect(await sizeOf(line?.full?.content)).toEqual([2_400, 1, 'jpeg'])
	})

	// Twelve forms that each draw the one before ten times: as many boxes as no machine draws.
	const deep = Object.fromEntries(
		Array.from({ length: 12 }, (_, level) => [
			`f${level}`,
			level === 0 ? '9 9 9 9 re f' : `/f${level - 1} Do `.repeat(10),
		]),
	)

	it('that would draw for ever ends the process that draws it, and nothing else', async () => {
		const pictures = open({ processorMilliseconds: 3_000 })
		await expect(read(buildPdf({ content: '/f11 Do', forms: deep }), pictures)).rejects.toMatchObject({
			code: expect.stringMatching(/^file[.](too-slow|damaged)$/),
		})
		expect(lines()).toMatchObject([{ level: 'warn', message: 'a page took too much of the machine' }])
		expect(await read(buildPdf(), pictures)).toHaveLength(1)
	}, 120_000)
})

describe('what is refused', () => {
	const codeOfPages = { 'file.not-an-image': 'copy.page-type', 'file.heic': 'file.damaged' }

	it.each(hostilePictures)('$what', async ({ what, code, content }) => {
		const wanted = what === 'PDF' ? 'file.damaged' : (codeOfPages[code as keyof typeof codeOfPages] ?? code)
		await expect(read(await content())).rejects.toMatchObject({ code: wanted })
	})

	it('a HEIC that is cut off', async () => {
		const whole = fixture('page.heic')
		for (const share of [0.2, 0.6])
			await expect(read(whole.subarray(0, whole.length * share))).rejects.toMatchObject({ code: 'file.damaged' })
	})

	it('what takes more memory than a page may', async () => {
		const pictures = open({ memoryMegabytes: 60 })
		await expect(read(buildHugePng(6_000, 6_000), pictures)).rejects.toMatchObject({ code: 'file.damaged' })
		expect(lines()).toMatchObject([{ level: 'warn', message: 'a page took too much of the machine' }])
	})
})

it('is done in a process that gives way to the server and knows nothing of it', async () => {
	await read(await buildPicture().jpeg().toBuffer())
	const found = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
	const pid = Number.parseInt(found.split('\n').find((line) => line.includes('page-process')) ?? '', 10)
	for (const thread of readdirSync(`/proc/${pid}/task`)) {
		const fields = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
		expect(Number(fields[16])).toBe(10)
	}
	expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toMatch(/PATH|DATABASE|SECRET|AWS/)
})

it('is done in a process that ends with a server that was killed', async () => {
	const child = fork(new URL('./page-process.ts', import.meta.url), { serialization: 'advanced' })
	onTestFinished(() => void child.kill('SIGKILL'))
	const ended = once(child, 'exit')
	child.send({ path: '/nowhere', part: 0, maxPages: 1, arranged: null })
	await once(child, 'message')
	child.disconnect()
	expect(await Promise.race([ended, setTimeout(10_000, 'still there')])).toEqual([0, null])
})
