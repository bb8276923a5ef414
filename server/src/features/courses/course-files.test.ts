import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { courseKind } from '@aravalli/shared/courses/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentFolder } from '../../content/read-demo-files.ts'
import { seedFiles } from '../../content/seed-files.ts'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { buildCourse, buildLecture, buildMaterial } from '../../testing/build-course.ts'
import { buildForm, formType } from '../../testing/build-form.ts'
import { buildPdf } from '../../testing/build-pdf.ts'
import { grantCourse } from '../../testing/grant-subscription.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeItems } from '../../testing/store-items.ts'
import { seedContentFiles } from '../content-files/public.ts'
import { courseFiles, lectureFiles, materialFiles } from './course-demo.ts'
import { serverLectures, serverMaterials } from './course-kinds.ts'

const start = new Date('2026-11-28T06:00:00Z')
let test: TestApp
let editor: SignedIn
let buyer: SignedIn

const mp4 = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), Buffer.alloc(70_000, 'abcdefg')])
const pdf = buildPdf({ pages: 3 })

const upload = (content: Buffer, { browser } = editor, name = 'lecture.mp4') =>
	browser.send({
		method: 'POST',
		url: '/api/admin/course-files',
		payload: buildForm({ content, name }),
		headers: { 'content-type': formType },
	})
const uploaded = async (content: Buffer): Promise<string> => (await upload(content)).json().data.fileUrl

beforeAll(async () => {
	test = await startApp({}, { now: () => start })
	editor = await signedIn(test, { role: 'CONTENT_ADMIN' })
	buyer = await signedIn(test)
	const video = await uploaded(mp4)
	await storeItems(test, { kind: courseKind }, [buildCourse()])
	await storeItems(test, serverLectures, [
		buildLecture({ video }),
		buildLecture({ id: 'paid', isFree: false, video }),
		buildLecture({ id: 'elsewhere' }),
	])
	await storeItems(test, serverMaterials, [buildMaterial({ file: await uploaded(pdf) })])
	await grantCourse(test.database, buyer.account.id)
})
afterAll(() => test.close())

const videoOf = (id: string) => `/api/courses/foundation/lectures/${id}/video`
const file = '/api/courses/foundation/materials/notes/file'

describe('the video of a lecture', () => {
	it('is sent whole, and in parts to a player', async () => {
		const get = (headers: Record<string, string>) => test.app.inject({ url: videoOf('aravalli'), headers })
		const whole = await get({})
		expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
			200,
			'video/mp4',
			'bytes',
		])
		expect(createHash('sha256').update(whole.rawPayload).digest()).toEqual(createHash('sha256').update(mp4).digest())
		const part = await get({ range: 'bytes=10-19' })
		expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
			206,
			`bytes 10-19/${mp4.length}`,
			'10',
		])
		expect(part.rawPayload.equals(mp4.subarray(10, 20))).toBe(true)
		const end = await get({ range: 'bytes=-5' })
		expect(end.rawPayload.equals(mp4.subarray(-5))).toBe(true)
		const tag = String(whole.headers.etag)
		expect((await get({ range: 'bytes=0-1', 'if-range': tag })).statusCode).toBe(206)
		expect((await get({ range: 'bytes=0-1', 'if-range': '"another"' })).statusCode).toBe(200)
	})

	it('answers 416 with its size beyond its end, and HEAD without a body', async () => {
		const url = videoOf('aravalli')
		const beyond = await test.app.inject({ url, headers: { range: `bytes=${mp4.length}-` } })
		expect([beyond.statusCode, beyond.headers['content-range'], beyond.json().code]).toEqual([
			416,
			`bytes */${mp4.length}`,
			'file.beyond-end',
		])
		const head = await test.app.inject({ method: 'HEAD', url })
		expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
			200,
			String(mp4.length),
			0,
		])
		const part = await test.app.inject({ method: 'HEAD', url, headers: { range: 'bytes=0-9' } })
		expect([part.statusCode, part.headers['content-length']]).toEqual([206, '10'])
	})

	it('that is paid for goes to buyers and editors alone, and is kept by nobody', async () => {
		const url = videoOf('paid')
		const paid = await buyer.browser.get(url)
		expect([paid.statusCode, paid.headers['cache-control']]).toEqual([200, 'private, no-store'])
		expect((await editor.browser.get(url)).statusCode).toBe(200)
		for (const method of ['GET', 'HEAD'] as const) {
			const refused = await test.app.inject({ method, url, headers: { range: 'bytes=0-1' } })
			expect(refused.statusCode).toBe(403)
		}
		expect((await (await signedIn(test)).browser.get(url)).json().code).toBe('courses.closed')
	})

	it.each(['elsewhere', 'nothing', '%00'])('is not there for %s', async (id) =>
		expect((await test.app.inject(videoOf(id))).statusCode).toBe(404),
	)
})

describe('the file of a material', () => {
	it('is saved by buyers under the title in their language', async () => {
		const answer = await buyer.browser.get(`${file}?lang=hindi`)
		expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
		expect(answer.headers['content-disposition']).toContain(`attachment`)
		expect(answer.headers['content-disposition']).toContain(encodeURIComponent('नोट्स'))
		expect(answer.rawPayload.equals(pdf)).toBe(true)
		expect((await test.app.inject(file)).statusCode).toBe(403)
	})
})

describe('the demo', () => {
	it('has a file that plays, or is a PDF, for every lecture and material, once, though two processes seed at the same time', async () => {
		const demo = await startApp()
		const folder = join(contentFolder, 'courses/files')
		const seed = () => seedContentFiles({ ...demo, now: () => new Date(), log: silentLog }, { folder })
		await seed()
		await Promise.all([seed(), seed()])
		await seedFiles(demo.database, silentLog, [courseFiles, lectureFiles, materialFiles])
		const { browser } = await signedIn(demo, { role: 'CONTENT_ADMIN' })
		for (const { id } of (await browser.get('/api/courses')).json().data) {
			const { lectures, materials } = (await browser.get(`/api/courses/${id}`)).json().data
			for (const { video } of lectures) {
				const answer = await browser.get(video.address)
				expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'video/mp4'])
				// It begins to play before it is whole: what says how comes before the pictures.
				expect(answer.rawPayload.indexOf('moov')).toBeLessThan(answer.rawPayload.indexOf('mdat'))
			}
			for (const { file } of materials) if (file) expect((await browser.get(file)).statusCode).toBe(200)
		}
		await demo.close()
	})
})
