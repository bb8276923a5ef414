import type { Page } from 'playwright-core'
import { keptResult, resultPath, withResults } from '../../harness/quiz-results.ts'
import type { Table, Visit } from '../entry.ts'
import { openDetails } from '../open-details.ts'

const result = keptResult('rpwa-')
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click()

async function endQuiz({ page, look }: Visit) {
	await press(page, /^(Start Quiz|क्विज़ शुरू करें)$/)
	await page
		.getByRole('button', { name: /^(Submit|जमा करें)$/ })
		.first()
		.click({ force: true })
	await page.locator('main section [role="alert"] button').waitFor()
	await look('a quiz that was refused')
	await page.locator('main summary').first().click()
	await press(page, /^(Exit Quiz|क्विज़ छोड़ें)$/)
	await page.getByRole('dialog').waitFor()
}

async function practiseOne({ page }: Visit) {
	await page.getByRole('link', { name: /^(Start Practice|अभ्यास शुरू करें)$/ }).click()
	await page.getByRole('main').getByRole('textbox').waitFor()
	await page
		.locator('main summary', { hasText: /answer|उत्तर/i })
		.first()
		.click()
}

/** Fills a box with a note that is kept, a file that is refused, and a question. */
async function keepNote({ page }: Visit) {
	const card = page.locator('main li[id^="q-"]').first()
	const add = card.getByRole('button', { name: /^(Add note|नोट जोड़ें)/ })
	await add.click()
	await card.getByRole('textbox').fill('Kept')
	await card.getByRole('button', { name: /^(Save note|नोट सहेजें)$/ }).click()
	await card.getByRole('listitem').filter({ hasText: 'Kept' }).waitFor()
	await add.click()
	const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') }
	await card.locator('input[type=file]').setInputFiles(file)
	await card.getByRole('button', { name: /^(Delete|हटाएँ)$/ }).click()
}

export const quizPages: Table = [
	{ name: 'the practice with all answers open', path: '/mains-practice?set=1', open: openDetails },
	{ name: 'questions by topic with all answers open', path: '/mains-questions', open: openDetails },
	{ name: 'a quiz to the question before its end', path: '/mains-practice?set=11', open: endQuiz },
	{ name: 'one question at a time', path: '/mains-practice?subject=economy', device: 'phone', open: practiseOne },
	{
		name: 'notes of a question',
		path: '/mains-practice?set=1',
		reader: 'newcomer',
		device: 'phone',
		open: keepNote,
	},
	{
		name: 'the result of a quiz',
		path: resultPath(result),
		before: withResults(result),
		device: 'touch',
		open: ({ page }) => page.locator('main dl').waitFor(),
	},
]
