import { evaluationPlanKind } from '@aravalli/shared/evaluation-plans/kind'
import { mentorshipCallKind } from '@aravalli/shared/expert-sessions/kinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedIn } from '../../../testing/build-account.ts'
import { grantCourse } from '../../../testing/grant-subscription.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { storeItems } from '../../../testing/store-items.ts'

/** Is 7:30 PM in India, while the first call is going on. */
const now = new Date('2026-11-28T14:00:00Z')
let test: TestApp

const named = (title: string) => ({
	english: { title, agenda: `About ${title}` },
	hindi: { title: `${title} हिंदी`, agenda: 'विषय' },
})
const call = (id: string, day: string, startsAt: string, plans: string[] = []) => ({
	id,
	day,
	startsAt,
	plans,
	link: `https://meet.example.com/${id}`,
	...named(id),
})

beforeAll(async () => {
	test = await startApp({}, { now: () => now })
	const texts = { title: 'Plan', subtitle: 'A plan', duration: '30 days', features: ['Questions'], terms: 'None.' }
	const plan = {
		...{ isTrial: false, price: 999, earlyPrice: null, earlyPlaces: null, capacity: null, placesGiven: null },
		...{ activeDays: 30, activeUntil: null, evaluatedQuestions: null, questionsADay: 4, feedbackHours: 24 },
		...{ isRefundable: true, english: texts, hindi: texts },
	}
	await storeItems(test, { kind: evaluationPlanKind }, [
		{ id: 'monthly', position: 1, hasMentorship: true, ...plan },
		{ id: 'till-mains', position: 2, hasMentorship: true, ...plan },
		{ id: 'plain', position: 3, hasMentorship: false, ...plan },
	])
	await storeItems(test, { kind: mentorshipCallKind }, [
		call('next-week', '2026-12-05', '19:00'),
		call('now', '2026-11-28', '19:00'),
		call('over', '2026-11-28', '17:00'),
		call('till-mains-alone', '2026-11-30', '19:00', ['till-mains']),
		call('far-away', '2027-01-05', '19:00'),
	])
})
afterAll(() => test.close())

async function callsOf(planId: string | null, query = '') {
	const { account, browser } = await signedIn(test)
	if (planId) {
		const access = { startsAt: new Date('2026-11-20T00:00:00Z'), endsAt: new Date('2026-12-02T00:00:00Z') }
		await grantCourse(test.database, account.id, { kind: 'evaluation-plan', itemId: planId, ...access })
	}
	const { data } = (await browser.get(`/api/mentorship-calls${query}`)).json()
	return data as { _id: string; title: string; link: string | null; startsAt: string }[]
}

it('are listed with the next first, without what is over or far away', async () => {
	const calls = await callsOf(null)
	expect(calls.map(({ _id, startsAt }) => `${_id} ${startsAt}`)).toEqual([
		'now 2026-11-28T13:30:00.000Z',
		'till-mains-alone 2026-11-30T13:30:00.000Z',
		'next-week 2026-12-05T13:30:00.000Z',
	])
})

it.each([
	['nobody', null, []],
	['a plan without mentorship', 'plain', []],
	['a plan that ends before some', 'monthly', ['now']],
	['the plan that one of them is for', 'till-mains', ['now', 'till-mains-alone']],
])('show their links to %s', async (_, planId, expected) => {
	const open = (await callsOf(planId)).filter(({ link }) => link !== null)
	expect(open.map(({ link }) => link)).toEqual(expected.map((id) => `https://meet.example.com/${id}`))
})

it('are said in the language of the request', async () => {
	expect((await callsOf(null, '?lang=hindi'))[0]?.title).toBe('now हिंदी')
})

it('are for nobody who is not signed in', async () => {
	const answer = await test.app.inject('/api/mentorship-calls')
	expect(answer.statusCode).toBe(401)
})
