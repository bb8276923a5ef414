import { request } from 'playwright-core'
import { anAttempt, answerAttempt, finishAttempt, type GivenAnswer } from '../../harness/mock-tests.ts'
import { signIn } from '../../harness/sign-in.ts'
import { origin } from '../../harness/this-product.ts'
import type { Table, Visit } from '../entry.ts'

const paper = '/prelims-mock-tests/full-mock-test-1'

const given: GivenAnswer[] = Array.from({ length: 140 }, (_, index) => ({
	place: index + 1,
	answer: 'ABCDE'.charAt((index * 7) % 5),
	isFlagged: index % 17 === 0,
	isGuessed: index % 9 === 0,
}))

async function asLearner<Answer>(
	work: (caller: { request: Awaited<ReturnType<typeof request.newContext>> }) => Promise<Answer>,
) {
	const caller = { request: await request.newContext({ baseURL: origin }) }
	await signIn(caller, 'learner', origin)
	const answer = await work(caller)
	await caller.request.dispose()
	return answer
}

let finished: Promise<string> | undefined
let running: Promise<string> | undefined

/** Is finished once for all visits: a second attempt would stand on a page of the first. */
const finishedAttempt = () => {
	finished ??= asLearner(async (caller) => {
		const attemptId = await anAttempt(caller, 'full-mock-test-1')
		await answerAttempt(caller, attemptId, given)
		await finishAttempt(caller, attemptId)
		return `/mock-test/${attemptId}/result`
	})
	return finished
}

const runningAttempt = () => {
	running ??= asLearner(async (caller) => {
		const attemptId = await anAttempt(caller, 'full-mock-test-2')
		await answerAttempt(caller, attemptId, given.slice(0, 30))
		return `/mock-test/${attemptId}`
	})
	return running
}

const inHall = ({ page }: Visit) => page.getByRole('radio').first().waitFor()

async function openDialogs(visit: Visit) {
	const { page, look } = visit
	await inHall(visit)
	await look('the hall')
	await page.keyboard.press('?')
	await page.getByRole('dialog').waitFor()
	await look('the keys of the hall')
	await page.keyboard.press('Escape')
	await page.keyboard.press('j')
	await page.getByRole('dialog').getByRole('textbox').fill('999')
	await page.keyboard.press('Enter')
	await look('a number that no question has')
	await page.keyboard.press('Escape')
	await page.getByRole('button', { name: /^(Submit|जमा करें)$/ }).click()
	await page.getByRole('dialog').waitFor()
}

async function openPalette(visit: Visit) {
	await inHall(visit)
	await visit.page.getByRole('button', { name: /^(All questions|सभी प्रश्न):/ }).click()
	await visit.page.getByRole('dialog').waitFor()
}

async function openResult({ page }: Visit) {
	await page.locator('main dl').first().waitFor()
	for (const summary of await page.locator('main summary').all()) await summary.click()
}

export const mockTestPages: Table = [
	{ name: 'mock tests', path: '/prelims-mock-tests' },
	{ name: 'own mock tests', path: '/prelims-mock-tests', reader: 'learner', device: 'phone' },
	{ name: 'a paper', path: paper },
	{ name: 'a paper that may be begun', path: paper, reader: 'newcomer', device: 'phone' },
	{ name: 'a paper that runs', path: '/prelims-mock-tests/full-mock-test-2', reader: 'learner' },
	{
		name: 'a paper that is not there',
		path: '/prelims-mock-tests/none',
		expectedErrors: /404/,
	},
	{ name: 'a test that is not there', path: '/mock-test/none', reader: 'learner', expectedErrors: /404/ },
	{ name: 'a result that is not there', path: '/mock-test/none/result', reader: 'learner', expectedErrors: /404/ },
	{ name: 'the end of a test', path: runningAttempt, reader: 'learner', open: openDialogs },
	{ name: 'all questions of a test', path: runningAttempt, reader: 'learner', device: 'phone', open: openPalette },
	{ name: 'the result of a test', path: finishedAttempt, reader: 'learner', open: openResult },
	{
		name: 'the result of a test on a phone',
		path: finishedAttempt,
		reader: 'learner',
		device: 'touch',
		open: openResult,
	},
]
