import { courseKind, lectureKind } from '@aravalli/shared/courses/kinds'
import { kinds } from '@aravalli/shared/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { buildCourse, buildLecture } from '../../testing/build-course.ts'
import { buildForm, formType } from '../../testing/build-form.ts'
import { buildPdf } from '../../testing/build-pdf.ts'
import { buildBook, withFile } from '../../testing/build-resource.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeItems } from '../../testing/store-items.ts'
import { collectUnused } from './collect-unused.ts'

const start = new Date('2026-11-28T06:00:00Z')
const later = (days: number) => new Date(start.getTime() + days * 86_400_000)
let test: TestApp
let editor: SignedIn
let learner: SignedIn

const mp4 = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), Buffer.alloc(70_000, 'abcdefg')])
const webm = Buffer.concat([Buffer.from('\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm', 'latin1'), Buffer.alloc(99, 1)])
const pdf = buildPdf({ pages: 3 })

beforeAll(async () => {
	test = await startApp({}, { now: () => start })
	editor = await signedIn(test, { role: 'CONTENT_ADMIN' })
	learner = await signedIn(test)
})
afterAll(() => test.close())

const upload = (content: Buffer, { browser } = editor, { name = 'lecture.mp4', use = '' } = {}) =>
	browser.send({
		method: 'POST',
		url: `/api/admin/course-files${use && `?use=${use}`}`,
		payload: buildForm({ content, name }),
		headers: { 'content-type': formType },
	})
const uploaded = async (content: Buffer): Promise<string> => (await upload(content)).json().data.fileUrl

describe('an upload', () => {
	it.each([
		[mp4, 'video/mp4'],
		[webm, 'video/webm'],
		[pdf, 'application/pdf'],
	])('is kept as it is, told by its content and not by its name', async (content, mimeType) => {
		const answer = await upload(content, editor, { name: 'holiday.jpg' })
		const { data } = answer.json()
		expect(data).toMatchObject({ mimeType, fileName: 'holiday.jpg', fileSize: content.length })
		const kept = await editor.browser.get(data.fileUrl)
		expect([kept.headers['content-type'], kept.rawPayload.equals(content)]).toEqual([mimeType, true])
	})

	it.each([
		Buffer.from('<html><script>alert(1)</script>'),
		Buffer.from('\0\0\0\x18ftypavif', 'latin1'),
		Buffer.from('\x1a\x45\xdf\xa3 matroska', 'latin1'),
		Buffer.from('<svg/>'),
	])('is refused where it is neither a video nor a PDF', async (content) => {
		const answer = await upload(content)
		expect([answer.statusCode, answer.json().code]).toEqual([415, 'courses.file-type'])
	})

	it.each([
		['only begins like a PDF', Buffer.from('%PDF-1.7\nnotes')],
		['has no page', buildPdf({ pages: 0 })],
	])('is refused where it %s', async (_, content) => {
		const answer = await upload(content, editor, { name: 'book.pdf', use: 'document' })
		expect([answer.statusCode, answer.json().code]).toEqual([400, 'content-file.no-pages'])
	})

	it.each([
		['document', mp4],
		['video', pdf],
	])('is refused where a %s is wanted and another file comes', async (use, content) => {
		const answer = await upload(content, editor, { use })
		expect([answer.statusCode, answer.json().code]).toEqual([415, 'courses.file-type'])
	})

	it('of a document has its pages counted', async () => {
		const id = (await uploaded(pdf)).split('/').at(-1)
		const { rows } = await test.database.db.execute(`select pages from course_files where file_id = '${id}'`)
		expect(rows).toEqual([{ pages: 3 }])
	})

	it('is for editors, and so is its own address', async () => {
		const url = await uploaded(webm)
		expect((await upload(mp4, learner)).statusCode).toBe(403)
		expect((await learner.browser.get(url)).statusCode).toBe(403)
		expect((await test.app.inject(url)).statusCode).toBe(401)
	})

	it('is removed after 30 days, unless something names it or did in a version', async () => {
		await storeItems(test, { kind: courseKind }, [buildCourse()])
		const [published, inHindi] = [await uploaded(mp4), await uploaded(pdf)]
		await storeItems(test, { kind: lectureKind }, [buildLecture({ video: published })])
		const book = buildBook()
		const books = { kind: kinds.find(({ name }) => name === 'books') } as never
		await storeItems(test, books, [{ ...book, hindi: withFile(book, inHindi).hindi }] as never)
		const [unused, inDraft, inVersion] = [await uploaded(webm), await uploaded(webm), await uploaded(webm)]
		const desk = '/api/admin/lectures'
		const draft = (video: string) => ({ content: { ...withoutId(buildLecture({ video })) } })
		const { id } = (await editor.browser.post(desk, draft(inVersion))).json().data
		await editor.browser.patch(`${desk}/${id}`, { version: 1, ...draft('') })
		await editor.browser.post(desk, draft(inDraft))
		await test.database.db.execute(
			`insert into content_versions (type, id, version, data) select 'lectures', id, 99, jsonb_build_object('video', '${inVersion}') from content_items where id = '${id}'`,
		)
		const statuses = async () =>
			Promise.all(
				[unused, inDraft, inVersion, published, inHindi].map(async (url) => (await editor.browser.get(url)).statusCode),
			)
		await collectUnused({ ...test, now: () => later(29) }, kinds)
		expect(await statuses()).toEqual([200, 200, 200, 200, 200])
		await collectUnused({ ...test, now: () => later(31) }, kinds)
		expect(await statuses()).toEqual([404, 200, 200, 200, 200])
	})
})

const withoutId = ({ id: _, ...item }: ReturnType<typeof buildLecture>) => item
