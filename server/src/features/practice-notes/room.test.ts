// @module-tag one-run
/** Shows how much of notes and photos somebody may keep, and how much of it one answer brings. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { BOUNDARY, buildForm, formType } from '../../testing/build-form.ts'
import { buildMainsQuestion, storeMainsQuestions } from '../../testing/build-mains-question.ts'
import { buildPicture } from '../../testing/build-picture.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

const notes = '/api/practice-notes'
let test: TestApp
let learner: SignedIn
let picture: Buffer

beforeAll(async () => {
	test = await startApp()
	await storeMainsQuestions(test, ...['one', 'two', 'three'].map((id) => buildMainsQuestion({ id })))
	picture = await buildPicture(60, 40).jpeg().toBuffer()
})
afterAll(() => test.close())
beforeEach(async () => {
	learner = await signedIn(test)
})

const note = (questionId = 'one', language = 'en') =>
	learner.browser.send({
		method: 'POST',
		url: notes,
		payload: { questionType: 'mains', questionId, commentText: 'One more' },
		headers: { 'idempotency-key': randomUUID(), 'accept-language': language },
	})

/** Stores as many as are asked for, each a second younger than the one before. */
async function storeNotes(count: number, { questionId = 'one', text = 'Short' } = {}): Promise<void> {
	await test.database.db.execute(sql`
		insert into practice_notes (id, user_id, question_type, question_id, text, created_at)
		select substr(md5(random()::text || place), 1, 24), ${learner.account.id}, 'mains', ${questionId}, place || ' ' || ${text},
			timestamptz '2026-01-01' + place * interval '1 second' from generate_series(1, ${count}::int) as place`)
}

async function storePhotos(
	count: number,
	{ questionId, sizeBytes = 1 }: { questionId: string | null; sizeBytes?: number },
) {
	await test.database.db.execute(sql`
		with stored as (insert into files (id, media_type, size_bytes, sha256, original_name, width_pixels, height_pixels)
			select substr(md5(random()::text || place), 1, 22), 'image/webp', ${sizeBytes}, '', 'a', 1, 1
			from generate_series(1, ${count}::int) as place returning id)
		insert into practice_photos (file_id, user_id, question_type, question_id)
		select id, ${learner.account.id}, case when ${questionId}::text is null then null else 'mains' end, ${questionId} from stored`)
}

/** Sends a photo as the page does: again, while the account has others in hand. */
async function photo(questionId: string | null, language = 'en') {
	const field = questionId
		? `--${BOUNDARY}\r\ncontent-disposition: form-data; name="questionId"\r\n\r\n${questionId}\r\n`
		: ''
	const headers = { 'content-type': formType, 'idempotency-key': randomUUID(), 'accept-language': language }
	const payload = Buffer.concat([Buffer.from(field), buildForm({ content: picture })])
	for (;;) {
		const answer = await learner.browser.send({ method: 'POST', url: '/api/answersheet/upload-file', payload, headers })
		if (answer.json().code !== 'request.too-many-at-once') return answer
		await pause(50)
	}
}

/** Counts how often each code came; '' for a success. */
function counted(answers: { json(): { code?: string } }[]): Record<string, number> {
	const counts: Record<string, number> = {}
	for (const answer of answers) {
		const code = answer.json().code ?? ''
		counts[code] = (counts[code] ?? 0) + 1
	}
	return counts
}

describe('what comes with questions', () => {
	it('is their newest notes, and the older ones are there when they are asked for', async () => {
		await storeNotes(18)
		const [kept] = (await learner.browser.get(`${notes}/by-question/mains?questionIds=one,two`)).json().data
		expect([kept.notes.length, kept.noteCount, kept.notes[0].commentText]).toEqual([5, 18, '18 Short'])
		const older = async (skip: number) =>
			(await learner.browser.get(`${notes}/by-question/mains/one?skip=${skip}`))
				.json()
				.data.map(({ commentText }: { commentText: string }) => Number.parseInt(commentText, 10))
		expect(await older(5)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4])
		expect(await older(15)).toEqual([3, 2, 1])
		expect(await older(18)).toEqual([])
		expect((await learner.browser.get(`${notes}/by-question/mains/one?skip=x`)).statusCode).toBe(400)
		const other = await signedIn(test)
		expect((await other.browser.get(`${notes}/by-question/mains/one?skip=0`)).json().data).toEqual([])
	})

	it('has an end, however long the notes are, and something of each question', async () => {
		const text = 'उत्तर '.repeat(1_600)
		for (const questionId of ['one', 'two', 'three']) await storeNotes(50, { questionId, text })
		for (let copy = 0; copy < 30; copy += 1) {
			await test.database.db.execute(sql`
				update practice_notes set question_id = ${`q${copy}`} where user_id = ${learner.account.id} and id in (
					select id from practice_notes where user_id = ${learner.account.id} and question_id = 'three' limit 1)`)
		}
		const ids = ['one', 'two', ...Array.from({ length: 30 }, (_, copy) => `q${copy}`)]
		const answer = await learner.browser.get(`${notes}/by-question/mains?questionIds=${ids.join(',')}`)
		expect(answer.rawPayload.length).toBeLessThan(250_000)
		const { data } = answer.json()
		expect(data).toHaveLength(32)
		const shown = data.map((kept: { notes: unknown[] }) => kept.notes.length)
		expect(shown.filter((count: number) => count > 0).length).toBeGreaterThan(5)
		expect(data.find((kept: { questionId: string }) => kept.questionId === 'one').noteCount).toBe(50)
		expect((await learner.browser.get(`${notes}?limit=100`)).rawPayload.length).toBeLessThan(250_000)
	})
})

describe('a question', () => {
	it('has room for fifty notes, however many come at once', async () => {
		await storeNotes(45)
		const answers = await Promise.all(Array.from({ length: 15 }, () => note()))
		expect(counted(answers)).toEqual({ '': 5, 'note.too-many': 10 })
		const refused = await note()
		expect([refused.statusCode, refused.json().message]).toEqual([
			409,
			'A question can have at most 50 notes. Please delete one first, or add this to one of them.',
		])
		expect((await note('one', 'hi')).json().message).toContain('50 नोट')
		expect((await note('two')).statusCode).toBe(200)
	})

	it('has room for twenty photos, however many come at once', async () => {
		await storePhotos(16, { questionId: 'one' })
		const answers = await Promise.all(Array.from({ length: 30 }, () => photo('one')))
		expect(counted(answers)).toEqual({ '': 4, 'photo.too-many': 26 })
		expect((await photo('two')).statusCode).toBe(200)
	})
})

describe('an account', () => {
	it('has room for five thousand notes', async () => {
		await storeNotes(5_000, { questionId: 'two' })
		const refused = await note()
		expect([refused.statusCode, refused.json().code]).toEqual([409, 'note.too-many-of-account'])
	})

	it('answers a note that was sent before, also when there is no more room', async () => {
		const key = randomUUID()
		const send = () =>
			learner.browser.send({
				method: 'POST',
				url: notes,
				payload: { questionType: 'mains', questionId: 'one', commentText: 'Mine' },
				headers: { 'idempotency-key': key },
			})
		const first = await send()
		await storeNotes(50)
		expect((await send()).json()).toEqual(first.json())
	})

	it('has room for photos of 500 MB', async () => {
		await storePhotos(1, { questionId: 'two', sizeBytes: 500 * 1024 * 1024 - 10 })
		const refused = await photo('one', 'hi')
		expect([refused.statusCode, refused.json().code]).toEqual([409, 'photo.no-room'])
		expect(refused.json().message).toContain('500 MB')
	})

	it('has as much room for photos without a question as with one, and finds them under the profile', async () => {
		await storePhotos(19, { questionId: null })
		expect((await photo(null)).statusCode).toBe(200)
		expect((await photo(null)).json().code).toBe('photo.too-many')
		const [kept] = (await learner.browser.get(notes)).json().data
		expect(kept).toMatchObject({ questionType: null, questionId: null, question: null, path: null, notes: [] })
		expect(kept.photos).toHaveLength(20)
		expect((await learner.browser.delete(kept.photos[0].fileUrl)).statusCode).toBe(200)
	})
})
