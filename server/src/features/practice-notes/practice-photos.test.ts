// @module-tag one-run
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, type SignedIn, signedIn } from '../../testing/build-account.ts'
import { BOUNDARY, buildForm, formType, type SentFile } from '../../testing/build-form.ts'
import { buildMainsQuestion, storeMainsQuestions } from '../../testing/build-mains-question.ts'
import { buildPictureOf } from '../../testing/build-picture.ts'
import { openBrowser, type TestBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

const upload = '/api/answersheet/upload-file'
let test: TestApp
let learner: SignedIn
let jpeg: Buffer

beforeAll(async () => {
	test = await startApp()
	await storeMainsQuestions(test, buildMainsQuestion({ id: 'one' }))
	jpeg = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#cc5f08' } })
		.withExif({ IFD3: { GPSLatitude: '26/1 55/1 0/1' } })
		.jpeg()
		.toBuffer()
})
afterAll(() => test.close())
beforeEach(async () => {
	learner = await signedIn(test)
})

function send(browser: TestBrowser, file: SentFile | null, fields: Record<string, string> = {}, key = randomUUID()) {
	const before = Object.entries(fields).map(
		([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
	)
	const payload = Buffer.concat([Buffer.from(before.join('')), buildForm(...(file ? [file] : []))])
	const headers = { 'content-type': formType, 'idempotency-key': key }
	return browser.send({ method: 'POST', url: upload, payload, headers })
}
const photosOf = async (browser: TestBrowser, id = 'one') =>
	(await browser.get(`/api/practice-notes/by-question/mains?questionIds=${id}`)).json().data[0]?.photos ?? []
async function storedCount(): Promise<number> {
	let count = 0
	for await (const batch of test.store.list()) count += batch.length
	return count
}

describe('a photo of an answer', () => {
	it('is found again with its question, made anew and without what the camera wrote', async () => {
		const answer = await send(learner.browser, { content: jpeg, name: 'उत्तर.jpg' }, { questionId: 'one' })
		const { data } = answer.json()
		expect(data).toEqual({
			fileUrl: expect.stringMatching(/^\/api\/practice-photos\/[\w-]{22}$/),
			fileName: 'उत्तर.jpg',
			fileSize: expect.any(Number),
			mimeType: 'image/webp',
		})
		const [photo] = await photosOf(learner.browser)
		expect(photo).toMatchObject({ fileUrl: data.fileUrl, fileName: 'उत्तर.jpg', width: 1600, height: 800 })
		const picture = await learner.browser.get(photo.fileUrl)
		expect(picture.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' })
		const facts = await sharp(picture.rawPayload).metadata()
		expect([facts.width, facts.exif]).toEqual([1600, undefined])
		const small = await sharp((await learner.browser.get(photo.smallUrl)).rawPayload).metadata()
		expect(small.width).toBe(320)
	})

	it('is shown to nobody else', async () => {
		const { fileUrl } = (await send(learner.browser, { content: jpeg }, { questionId: 'one' })).json().data
		const admin = await signedIn(test, { role: 'ADMIN' })
		expect((await admin.browser.get(fileUrl)).statusCode).toBe(404)
		expect((await admin.browser.delete(fileUrl)).statusCode).toBe(404)
		expect((await openBrowser(test).get(fileUrl)).statusCode).toBe(401)
		expect((await send(openBrowser(test), { content: jpeg })).statusCode).toBe(401)
		expect((await learner.browser.get(fileUrl)).statusCode).toBe(200)
	})

	it('can be kept with no question, as the specified call has it', async () => {
		const answer = await send(learner.browser, { content: jpeg })
		expect((await learner.browser.get(answer.json().data.fileUrl)).statusCode).toBe(200)
		expect((await learner.browser.get('/api/practice-notes')).json().data).toMatchObject([
			{
				questionType: null,
				questionId: null,
				question: null,
				notes: [],
				photos: [answer.json().data.fileName].map(() => ({})),
			},
		])
		expect((await learner.browser.get('/api/user/export')).json().practicePhotos).toHaveLength(1)
	})

	it('is stored once when it is sent again', async () => {
		const key = randomUUID()
		const before = await storedCount()
		const first = await send(learner.browser, { content: jpeg }, { questionId: 'one' }, key)
		const again = await Promise.all(
			Array.from({ length: 3 }, () => send(learner.browser, { content: jpeg }, { questionId: 'one' }, key)),
		)
		for (const answer of again) expect(answer.json()).toEqual(first.json())
		expect(await photosOf(learner.browser)).toHaveLength(1)
		expect(await storedCount()).toBe(before + 2)
	})

	it('is stored once when it is sent several times at once', async () => {
		const key = randomUUID()
		const answers = await Promise.all(
			Array.from({ length: 3 }, () => send(learner.browser, { content: jpeg }, { questionId: 'one' }, key)),
		)
		expect(new Set(answers.map((answer) => answer.json().data.fileUrl)).size).toBe(1)
		expect(await photosOf(learner.browser)).toHaveLength(1)
	})

	it('passes with 5 MB, and is refused with one byte more', async () => {
		const fits = await send(learner.browser, { content: await buildPictureOf(5_242_880) })
		expect(fits.statusCode).toBe(200)
		const tooLarge = await send(learner.browser, { content: await buildPictureOf(5_242_881) })
		expect([tooLarge.statusCode, tooLarge.json().message]).toEqual([413, 'File size must be less than 5MB'])
	})

	it.each([
		['not a picture', Buffer.from('%PDF-1.7 hello'), 415, 'Please select an image file.'],
		['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'Please select an image file.'],
	])('is refused when it is %s, whatever it says of itself', async (_, content, status, message) => {
		const before = await storedCount()
		const answer = await send(learner.browser, { content }, { questionId: 'one' })
		expect([answer.statusCode, answer.json().message]).toEqual([status, message])
		expect(await storedCount()).toBe(before)
	})

	it.each([
		[{ questionId: 'no-such-question' }],
		[{ questionId: "x'--" }],
		[{ questionId: 'one', questionType: 'cooking' }],
	])('needs the question that it names: %o', async (fields) => {
		const answer = await send(learner.browser, { content: jpeg }, fields)
		expect([answer.statusCode, answer.json().code]).toEqual([404, 'question.not-found'])
	})

	it('needs a file', async () => {
		expect((await send(learner.browser, null)).json().code).toBe('file.missing')
	})

	it('has room for twenty with a question', async () => {
		await test.database.db.execute(sql`
			insert into files (id, media_type, size_bytes, sha256, original_name)
			select lpad(place::text, 22, 'a'), 'image/webp', 1, '', 'a' from generate_series(1, 20) as place`)
		await test.database.db.execute(sql`
			insert into practice_photos (file_id, user_id, question_type, question_id)
			select lpad(place::text, 22, 'a'), ${learner.account.id}, 'mains', 'one' from generate_series(1, 20) as place`)
		const answer = await send(learner.browser, { content: jpeg }, { questionId: 'one' })
		expect([answer.statusCode, answer.json().code]).toEqual([409, 'photo.too-many'])
	})

	it('can be removed, with its file', async () => {
		const before = await storedCount()
		const { fileUrl } = (await send(learner.browser, { content: jpeg }, { questionId: 'one' })).json().data
		expect((await learner.browser.delete(fileUrl)).statusCode).toBe(200)
		expect((await learner.browser.get(fileUrl)).statusCode).toBe(404)
		expect(await photosOf(learner.browser)).toEqual([])
		await expect.poll(storedCount).toBe(before)
	})

	it('goes with the account', async () => {
		const before = await storedCount()
		await send(learner.browser, { content: jpeg }, { questionId: 'one' })
		await learner.browser.delete('/api/user', { password: PASSWORD })
		await expect.poll(storedCount).toBe(before)
	})
})
