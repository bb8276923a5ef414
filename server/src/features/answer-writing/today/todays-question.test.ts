import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildQuestion } from '../../../testing/build-question.ts'
import { openBrowser } from '../../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { storeQuestions } from '../../../testing/store-questions.ts'

let now: Date
let test: TestApp

beforeAll(async () => {
	test = await startApp({}, { now: () => now })
	const essays = ['10', '13', '20'].map((day) =>
		buildQuestion({ id: `essay-${day}`, paperCategory: 'ESSAY', publishedOn: `2026-11-${day}` }),
	)
	await storeQuestions(
		test,
		...essays,
		buildQuestion({ id: 'paper-1', paperCategory: 'GS_PAPER_1', publishedOn: '2026-11-25' }),
	)
})
afterAll(() => test.close())

async function todays(moment: string) {
	now = new Date(moment)
	const { data } = (await openBrowser(test).get('/api/content/todays-question?lang=hindi')).json()
	return [data.day, data.paperCategory, data.question?.questionId ?? null]
}

it('is of the paper that the routine has for the day in India', async () => {
	expect(await todays('2026-11-20T06:00:00Z')).toEqual(['2026-11-20', 'ESSAY', 'essay-20'])
	expect(await todays('2026-11-29T18:31:00Z')).toEqual(['2026-11-30', 'GS_PAPER_1', 'paper-1'])
	expect(await todays('2026-11-28T06:00:00Z')).toEqual(['2026-11-28', 'MONTHLY_CONSOLIDATIONS', null])
})

it('is not the one of last week again', async () => {
	const [, , first] = await todays('2026-12-04T06:00:00Z')
	const [, , second] = await todays('2026-12-11T06:00:00Z')
	const [, , third] = await todays('2026-12-18T06:00:00Z')
	expect([first, second, third].sort()).toEqual(['essay-10', 'essay-13', 'essay-20'])
})
