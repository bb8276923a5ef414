// @module-tag one-run
import { randomUUID } from 'node:crypto'
import { evaluationPlanKind } from '@aravalli/shared/evaluation-plans/kind'
import { mentorshipCallKind } from '@aravalli/shared/expert-sessions/kinds'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../testing/build-account.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeItems } from '../../testing/store-items.ts'
import { announceCalls } from './mentorship/announce-calls.ts'
import { remindOfEnds } from './reminders/remind.ts'
import { insertSubscription, type NewSubscription, subscriptions } from './tables.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const begin = new Date('2026-11-18T06:00:00Z')
let clock = begin
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

async function grant(userId: string, given: Partial<NewSubscription> = {}) {
	const subscription: NewSubscription = {
		id: randomUUID(),
		userId,
		kind: 'evaluation-plan',
		itemId: 'monthly',
		title: { english: 'Monthly evaluation plan', hindi: 'मासिक मूल्यांकन योजना' },
		startsAt: begin,
		endsAt: new Date(begin.getTime() + 30 * DAY),
		...given,
	}
	await insertSubscription(test.database.db, subscription)
	return subscription
}

const mailsTo = (email: string) => [...test.mails, ...second.mails].filter(({ to }) => to === email)
/** Whichever process has sent them. */
const subjectsTo = (email: string) =>
	mailsTo(email)
		.map(({ subject }) => subject)
		.sort()

/** Runs the jobs of both processes at once, as often as they may run, and waits until all mails are out. */
async function runAt(daysLater: number) {
	clock = new Date(begin.getTime() + daysLater * DAY)
	const both = [test, second].map(({ database, jobs }) => ({ database, jobs, now: () => clock }))
	await Promise.all([...both, ...both].map((services) => remindOfEnds(services, clock, 2)))
	await Promise.all([...both, ...both].map(announceCalls))
	await expect
		.poll(
			async () => {
				const waiting = `select 1 from pgboss.job where name in ('subscriptions.ends-soon', 'subscriptions.call-mail') and state < 'completed'`
				return (await test.database.db.execute(waiting)).rows.length
			},
			{ timeout: 10_000 },
		)
		.toBe(0)
}

describe('a mail that an access ends', () => {
	// Seen to fail without the table of reminders, and without the look for a later subscription.
	it('comes 7 days and 1 day before, each once, however often and by however many processes they are asked for', async () => {
		const english = await signedIn(test)
		const hindi = await signedIn(test, { language: 'hindi' })
		await grant(english.account.id)
		await grant(hindi.account.id)
		await runAt(22.9)
		expect(subjectsTo(english.account.email)).toEqual([])
		await runAt(23)
		await runAt(23.1)
		expect(subjectsTo(english.account.email)).toEqual(['Monthly evaluation plan: your access ends in 7 days'])
		await runAt(29)
		await runAt(29.9)
		expect(subjectsTo(english.account.email)).toEqual([
			'Monthly evaluation plan: your access ends in 1 day',
			'Monthly evaluation plan: your access ends in 7 days',
		])
		expect(subjectsTo(hindi.account.email)).toEqual([
			'मासिक मूल्यांकन योजना: आपका एक्सेस 1 दिन में समाप्त होगा',
			'मासिक मूल्यांकन योजना: आपका एक्सेस 7 दिन में समाप्त होगा',
		])
		const mail = mailsTo(english.account.email)[0]
		expect(mail?.text).toContain('until 18 Dec 2026, 11:30 AM')
		expect(mail?.text).toContain('https://aravalli.example.com/daily-evalution-plan')
		await runAt(31)
		expect(mailsTo(english.account.email)).toHaveLength(2)
	})

	it('says the days that are left where the server was away', async () => {
		const { account } = await signedIn(test)
		await grant(account.id, { kind: 'course', itemId: 'foundation' })
		await runAt(26.5)
		expect(subjectsTo(account.email)).toEqual(['Monthly evaluation plan: your access ends in 4 days'])
		expect(mailsTo(account.email)[0]?.text).toContain('https://aravalli.example.com/courses')
	})

	it('does not come where a later one carries it on, or it was ended, or never was so long', async () => {
		const extended = await signedIn(test)
		const ended = await signedIn(test)
		const trial = await signedIn(test)
		const end = new Date(begin.getTime() + 30 * DAY)
		await grant(extended.account.id)
		await grant(extended.account.id, {
			itemId: 'three-months',
			startsAt: end,
			endsAt: new Date(end.getTime() + 30 * DAY),
		})
		const { id } = await grant(ended.account.id)
		await test.database.db.update(subscriptions).set({ cancelledAt: begin }).where(eq(subscriptions.id, id))
		await grant(trial.account.id, { itemId: 'trial', endsAt: new Date(begin.getTime() + 3 * DAY) })
		await runAt(0.1)
		await runAt(2.5)
		await runAt(23)
		await runAt(29.5)
		expect([subjectsTo(extended.account.email), subjectsTo(ended.account.email)]).toEqual([[], []])
		expect(subjectsTo(trial.account.email)).toEqual(['Monthly evaluation plan: your access ends in 1 day'])
	})
})

describe('a mentorship call', () => {
	const plan = {
		position: 1,
		isTrial: false,
		price: 999,
		earlyPrice: null,
		earlyPlaces: null,
		capacity: null,
		placesGiven: null,
		activeDays: 30,
		activeUntil: null,
		evaluatedQuestions: null,
		questionsADay: 4,
		feedbackHours: 24,
		hasMentorship: true,
		isRefundable: true,
		english: { title: 'Monthly', subtitle: 'A month.', duration: '30 days', features: ['One'], terms: 'Terms.' },
		hindi: null,
	}
	const call = {
		day: '2026-11-20',
		startsAt: '19:00',
		link: 'https://meet.example.com/aravalli',
		plans: [],
		english: { title: 'Weekly mentorship call', agenda: 'What was difficult.' },
		hindi: { title: 'साप्ताहिक मार्गदर्शन कॉल', agenda: 'क्या कठिन था।' },
	}

	it('is told once to each who has a plan with mentorship when it begins, with its link', async () => {
		clock = begin
		await storeItems(test, { kind: evaluationPlanKind }, [
			{ ...plan, id: 'with-calls' },
			{ ...plan, id: 'without', position: 2, hasMentorship: false },
		])
		const [asha, hindi, without, late] = await Promise.all([
			signedIn(test),
			signedIn(test, { language: 'hindi' }),
			signedIn(test),
			signedIn(test),
		])
		await grant(asha.account.id, { itemId: 'with-calls' })
		await grant(asha.account.id, { itemId: 'with-calls', startsAt: new Date(begin.getTime() - DAY) })
		await grant(hindi.account.id, { itemId: 'with-calls' })
		await grant(without.account.id, { itemId: 'without' })
		await runAt(0)
		await storeItems(test, { kind: mentorshipCallKind }, [{ ...call, id: 'this-week' }])
		await runAt(0.1)
		await runAt(0.2)
		expect(subjectsTo(asha.account.email)).toEqual(['Weekly mentorship call: 20 Nov 2026, 7:00 PM'])
		expect(subjectsTo(hindi.account.email)).toEqual(['साप्ताहिक मार्गदर्शन कॉल: 20 नवंबर 2026, शाम 7:00'])
		expect(mailsTo(asha.account.email)[0]?.text).toContain('https://meet.example.com/aravalli')
		expect(subjectsTo(without.account.email)).toEqual([])
		await grant(late.account.id, { itemId: 'with-calls' })
		await runAt(0.3)
		expect([mailsTo(late.account.email).length, mailsTo(asha.account.email).length]).toEqual([1, 1])
	})

	it('that is over, or for other plans, is told to nobody', async () => {
		clock = begin
		await storeItems(test, { kind: mentorshipCallKind }, [
			{ ...call, id: 'over', day: '2026-11-17' },
			{ ...call, id: 'of-another', plans: ['without'] },
		])
		const { account } = await signedIn(test)
		await grant(account.id, { itemId: 'with-calls', startsAt: new Date(begin.getTime() - DAY) })
		await runAt(0.4)
		expect(subjectsTo(account.email)).toEqual(['Weekly mentorship call: 20 Nov 2026, 7:00 PM'])
	})
})
