/**
 * Shows that a copy of all of one's data is read and sent piece by piece: what somebody keeps may be more than the
 * server's memory.
 */
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { storeComment, storeQuestion, storeReply } from '../../testing/build-comment.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

const url = '/api/user/export'
let test: TestApp
let learner: SignedIn

beforeAll(async () => {
	// The framework logs a warning when somebody goes away in the middle of an answer.
	test = await startApp({}, { mayComplain: /Reply was already sent/ })
})
afterAll(() => test.close())
beforeEach(async () => {
	learner = await signedIn(test)
})

/** Stores three notes at each moment. */
async function storeNotes(count: number, text: string): Promise<void> {
	await test.database.db.execute(sql`
		insert into practice_notes (id, user_id, question_type, question_id, text, created_at)
		select substr(md5(random()::text || place), 1, 24), ${learner.account.id}, 'mains', 'q', place || ' ' || ${text},
			timestamptz '2026-01-01' + place / 3 * interval '1 microsecond' from generate_series(1, ${count}::int) as place`)
}

describe('a copy of all of one’s data', () => {
	it('has everything once, in as many pages as it takes', async () => {
		await storeNotes(101, 'a note')
		const thread = await storeQuestion(test)
		const written: string[] = []
		for (let number = 0; number < 3; number += 1)
			written.push((await storeComment(learner.browser, thread, `c${number}`))._id)
		await storeReply(learner.browser, thread, written[0] ?? '', 'my reply')
		const answer = await learner.browser.get(url)
		expect(answer.headers).toMatchObject({
			'content-type': 'application/json; charset=utf-8',
			'content-disposition': 'attachment; filename="aravalli-my-data.json"',
		})
		const copy = answer.json()
		const numbers = copy.practiceNotes.map(({ text }: { text: string }) => Number.parseInt(text, 10))
		expect(numbers.toSorted((a: number, b: number) => a - b)).toEqual(
			Array.from({ length: 101 }, (_, place) => place + 1),
		)
		expect(copy.practiceNotes[0]).toEqual({
			questionType: 'mains',
			questionId: 'q',
			text: expect.stringMatching(/ a note$/),
			createdAt: expect.stringMatching(/^2026-01-01/),
		})
		expect(copy.comments.map(({ text }: { text: string }) => text)).toEqual(['c0', 'c1', 'c2'])
		expect(copy.replies).toMatchObject([{ text: 'my reply' }])
	})

	it.each(['identity', 'gzip'])(
		'is sent as %s while it is read, and given up when nobody takes it',
		async (encoding) => {
			await storeNotes(2_000, 'उत्तर '.repeat(1_600))
			if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' })
			const { port } = test.app.server.address() as AddressInfo
			const controller = new AbortController()
			const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
				headers: { cookie: learner.browser.cookie(), 'accept-encoding': encoding },
				signal: controller.signal,
			})
			expect([answer.status, answer.headers.get('content-encoding') ?? 'identity']).toEqual([200, encoding])
			const reader = answer.body?.getReader()
			let receivedBytes = 0
			while (receivedBytes < 200_000) receivedBytes += (await reader?.read())?.value?.length ?? 0
			controller.abort()
			// The account can ask again at once: nothing of it is held.
			for (let time = 0; time < 5; time += 1)
				expect((await learner.browser.get('/api/user/profile')).statusCode).toBe(200)
		},
	)
})
