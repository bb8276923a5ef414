import { signInAgain } from '../../harness/learner-api.ts'
import { hydrated } from '../../harness/open-browser.ts'
import { origin } from '../../harness/this-product.ts'
import type { Table, Visit } from '../entry.ts'

const HISTORY = '/upload-answersheet/history'

interface Card {
	copyId: string
	state: string
	isReEvaluated: boolean
	question: object
	label: string
	returnedAt: string | null
}

async function demoCopies(): Promise<Card[]> {
	const { cookie } = await signInAgain(origin, 'subscriber@example.com')
	const answer = await fetch(`${origin}/api/answersheet?limit=50`, { headers: { cookie } })
	return ((await answer.json()) as { data: Card[] }).data
}

/** Finds one of the demo's answers. @param isMeant is true for it */
const demoCopy = (isMeant: (card: Card) => boolean) => async () => {
	const found = (await demoCopies()).find(isMeant)
	if (!found) throw new Error('the demo has no such answer')
	return `${HISTORY}/${found.copyId}`
}

/** Changes what the server answers, once the page has come. */
const change = ({ page }: Visit, path: string, changes: (data: never) => object) =>
	page.route(path, async (route) => {
		const response = await route.fetch()
		const answer = await response.json()
		await route.fulfill({ response, json: { ...answer, data: changes(answer.data as never) } })
	})

async function showAll(visit: Visit) {
	const { page } = visit
	const again = { kind: 're-evaluation', isCurrent: true, reason: 'The second page was not read.' }
	await change(visit, '**/api/answersheet/*/evaluation?*', (data: { evaluations: object[] }) => ({
		...data,
		evaluations: data.evaluations
			.flatMap((one) => [
				{ ...one, isCurrent: false },
				{ ...one, ...again },
			])
			.slice(0, 2),
		reEvaluation: { state: 'possible', until: '2026-12-05T08:00:00.000Z', reason: null },
	}))
	await page.reload()
	await page.locator('main fieldset button').nth(1).waitFor()
	await page.locator('main a[id^=comment-]').first().click()
	await page.locator('main a[id^=comment-][aria-current]').waitFor()
	await page.locator('main button[aria-expanded=false]').last().click()
	await visit.look('a chosen comment and the model answer')
	await page.locator('main summary').last().click()
	await page.locator('main form button[type=submit]').click()
	await page.locator('[aria-invalid]').waitFor()
}

async function showLate(visit: Visit) {
	await change(visit, '**/api/answersheet/*?*', (data: object) => ({
		...data,
		...{ dueAt: '2026-11-28T08:00:00.000Z', isOverdue: true, hasCredit: true },
	}))
	await visit.page.reload()
	await visit.page.getByText(/(one extra evaluation|एक अतिरिक्त मूल्यांकन)/).waitFor()
}

async function showChart({ page }: Visit) {
	await page.locator('main figure svg').first().waitFor()
	await page.locator('main summary').last().click()
	await page.locator('main table').waitFor()
}

/** What came back is made up: the demo's answers may have been opened by another visit. */
async function showResults(visit: Visit) {
	const cards = (await demoCopies()).filter(({ state }) => state === 'returned')
	const results = cards.map(({ copyId, label, question, isReEvaluated, returnedAt }) => ({
		...{ copyId, label, question, isReEvaluated, givenAt: returnedAt, total: 6.5, maxMarks: 10, isSample: true },
	}))
	const { page } = visit
	await change(visit, '**/api/dashboard?*', (home: object) => ({ ...home, results }))
	// The page is asked for its data by the browser when it is come to from another one.
	await page.goto('/my-progress')
	await hydrated(page)
	await page.locator('header a[href="/dashboard"]').first().click()
	await page.locator(`main section a[href^="${HISTORY}/"]`).nth(1).waitFor()
}

export const returnedCopyPages: Table = [
	{
		name: 'a returned answer',
		path: demoCopy(({ state }) => state === 'returned'),
		reader: 'subscriber',
		open: showAll,
	},
	{
		name: 'an answer that is late',
		path: demoCopy(({ state }) => state === 'evaluating'),
		reader: 'subscriber',
		open: showLate,
	},
	{ name: 'no answer', path: `${HISTORY}/none`, reader: 'subscriber', expectedErrors: /404/ },
	{ name: 'marks over time', path: HISTORY, reader: 'subscriber', open: showChart },
	{ name: 'results at home', path: '/dashboard', reader: 'subscriber', open: showResults },
]
