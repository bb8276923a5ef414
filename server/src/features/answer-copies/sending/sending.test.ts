import { afterAll, beforeAll, expect, it } from 'vitest'
import { draftWithPages, getCopy, storeDay, submit, subscriber } from '../../../testing/send-copy.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'

/** Is noon of a Saturday in India. */
const now = new Date('2026-11-28T06:30:00Z')
let test: TestApp

beforeAll(async () => {
	test = await startApp({}, { now: () => now })
	await storeDay(test, now)
})
afterAll(() => test.close())

it('is sent with its pages, and due in the working hours of its plan', async () => {
	const { browser } = await subscriber(test, now)
	const draft = await draftWithPages(browser, 'one', 2)
	expect(draft).toMatchObject({ state: 'draft', label: '', pageCount: 2, missingBookletPages: [] })
	expect(draft.pages.map(({ state }) => state)).toEqual(['ready', 'ready'])
	const sent = await submit(browser, draft)
	expect([sent.statusCode, sent.json().code]).toEqual([200, undefined])
	// Monday is the first working day, and 24 of its hours end with it.
	expect(sent.json().data).toMatchObject({
		state: 'waiting',
		label: expect.stringMatching(/^RAS-\d{4,}$/),
		submittedAt: now.toISOString(),
		dueAt: '2026-11-30T18:30:00.000Z',
	})
	expect((await submit(browser, draft)).json()).toEqual(sent.json())
	expect(await getCopy(browser, draft.copyId)).toEqual(sent.json().data)
})
