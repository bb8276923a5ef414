import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../../testing/build-account.ts'
import { openBrowser } from '../../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { notify } from '../public.ts'
import { lastDigestTime } from './digest-time.ts'
import { askForDigests } from './send-digests.ts'

const EVENING = 18 * 60
let clock = new Date()
let test: TestApp
let second: TestApp

beforeAll(async () => {
	test = await startApp({}, { now: () => clock })
	second = await startApp({}, { now: () => clock, database: test.database })
})
afterAll(async () => {
	await second.close()
	await test.close()
})

const title = { english: 'Mock test 4', hindi: 'मॉक टेस्ट 4' }

async function tell({ account }: SignedIn, given: 'result' | 'access-ending' = 'result') {
	const told =
		given === 'result'
			? ({ kind: 'result', about: { of: 'test', title, marks: null, path: '/my-progress' } } as const)
			: ({ kind: given, about: { of: 'course', subscriptionId: 'x', title, endsAt: '2027-01-01T00:00:00Z' } } as const)
	await test.database.transaction((tx) => notify(test, tx, { userId: account.id, key: randomUUID(), ...told }))
}

const mailsTo = ({ account }: SignedIn) => [...test.mails, ...second.mails].filter(({ to }) => to === account.email)

/** Runs the job in both processes at once, twice, so many days later, and waits until all mails are out. */
async function runAfter(days: number) {
	clock = new Date(Date.now() + days * 86_400_000)
	const both = [test, second].map(({ database, jobs }) => ({
		database,
		jobs,
		digestMinutes: EVENING,
		now: () => clock,
	}))
	await Promise.all([...both, ...both].map((services) => askForDigests(services, 2)))
	const waiting = `select 1 from pgboss.job where name = 'notifications.digest-mail' and state < 'completed'`
	await expect.poll(async () => (await test.database.db.execute(waiting)).rows.length, { timeout: 10_000 }).toBe(0)
}

describe('the daily mail', () => {
	it('comes once, with what is unread, in the language of the account', async () => {
		const [english, hindi, one] = await Promise.all([
			signedIn(test),
			signedIn(test, { language: 'hindi' }),
			signedIn(test),
		])
		for (const reader of [english, english, hindi, hindi, one]) await tell(reader)
		await runAfter(1)
		await runAfter(2)
		expect(mailsTo(english).map(({ subject }) => subject)).toEqual(['2 notifications on Aravalli'])
		expect(mailsTo(hindi).map(({ subject }) => subject)).toEqual(['अरावली पर 2 सूचनाएँ'])
		expect(mailsTo(one).map(({ subject }) => subject)).toEqual(['Your result is here: Mock test 4'])
		expect(mailsTo(english)[0]?.text).toContain('https://aravalli.example.com/notifications')
		expect(mailsTo(hindi)[0]?.text).toContain('आपका परिणाम आ गया: मॉक टेस्ट 4')
	})

	it('names the ten newest and counts the others', async () => {
		const reader = await signedIn(test)
		for (let index = 0; index < 12; index += 1) await tell(reader)
		await runAfter(1)
		const [mail] = mailsTo(reader)
		expect(mail?.subject).toBe('12 notifications on Aravalli')
		expect(mail?.text.match(/Your result is here/g)).toHaveLength(10)
		expect(mail?.text).toContain('And 2 more.')
	})

	it('does not come for what was read, or has a mail of its own', async () => {
		const [readAll, ownMail] = await Promise.all([signedIn(test), signedIn(test)])
		await tell(readAll)
		await readAll.browser.post('/api/notifications/read', { all: true })
		await tell(ownMail, 'access-ending')
		await runAfter(1)
		expect([mailsTo(readAll), mailsTo(ownMail)]).toEqual([[], []])
	})

	it('does not come to whoever has switched it off, nor later what happened meanwhile', async () => {
		const reader = await signedIn(test)
		await tell(reader)
		await reader.browser.patch('/api/notifications/settings', { mailDigest: false })
		await tell(reader)
		await reader.browser.patch('/api/notifications/settings', { mailDigest: true })
		await runAfter(1)
		expect(mailsTo(reader)).toEqual([])
	})
})

describe('the link in it', () => {
	async function mailed() {
		const reader = await signedIn(test)
		await tell(reader)
		await runAfter(1)
		const [mail] = mailsTo(reader)
		const token = new URL(mail?.stopUrl ?? '').searchParams.get('token') ?? ''
		return { reader, mail, token }
	}
	const isOn = async ({ browser }: SignedIn) =>
		(await browser.get('/api/notifications/settings')).json().data.mailDigest

	it('switches it off, for mail programs too, which send a form and are nobody', async () => {
		const { reader, mail } = await mailed()
		expect(mail?.text).toContain('https://aravalli.example.com/notifications/stop-mails?token=')
		const answer = await test.app.inject({
			method: 'POST',
			url: String(mail?.stopUrl).replace('https://aravalli.example.com', ''),
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
			payload: 'List-Unsubscribe=One-Click',
		})
		expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
		expect(await isOn(reader)).toBe(false)
		await tell(reader)
		await runAfter(2)
		expect(mailsTo(reader)).toHaveLength(1)
	})

	it('is a form where there is no JavaScript', async () => {
		const { reader, token } = await mailed()
		const answer = await openBrowser(test).post('/api/notifications/stop-mails/form', { token })
		expect([answer.statusCode, answer.headers.location]).toEqual([303, '/notifications/stop-mails?done=1'])
		expect(await isOn(reader)).toBe(false)
	})

	it('does nothing where it was changed', async () => {
		const { reader, token } = await mailed()
		const other = await signedIn(test)
		const wrong = [token.replace(reader.account.id, other.account.id), token.slice(0, -1), `${token}A`, '', 'a.b']
		for (const given of wrong) {
			const answer = await openBrowser(test).post(`/api/notifications/stop-mails?token=${given}`)
			expect([answer.statusCode, answer.json().code]).toEqual([400, 'notification.stop-link'])
		}
		expect([await isOn(reader), await isOn(other)]).toEqual([true, true])
	})
})

describe('the time of it', () => {
	it.each([
		['2026-11-18T12:29:59Z', '2026-11-17T12:30:00.000Z'],
		['2026-11-18T12:30:00Z', '2026-11-18T12:30:00.000Z'],
		['2026-11-18T18:29:59Z', '2026-11-18T12:30:00.000Z'],
		['2026-11-18T18:30:00Z', '2026-11-18T12:30:00.000Z'],
	])('was last, at %s, %s', (now, expected) =>
		expect(lastDigestTime(new Date(now), EVENING).toISOString()).toBe(expected),
	)
})
