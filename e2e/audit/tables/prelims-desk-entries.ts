import { onTestFinished } from 'vitest'
import type { Entry, Visit } from '../entry.ts'

const prelimsQuestion = '/admin/prelims-questions/launch-place-of-livelihoods-mission'

/** Another key marks tests anew; nothing of it is stored. */
async function changeKey({ page, look }: Visit) {
	await page.route(/\/api\/admin\/prelims-questions\/[\w-]+$/, (route) =>
		route.request().method() === 'PATCH' ? route.abort() : route.continue(),
	)
	onTestFinished(() => page.unrouteAll({ behavior: 'ignoreErrors' }))
	await page.locator('[name="english.question"]:enabled').waitFor()
	await look('as it is')
	await page.locator('main details summary').last().click()
	await page.locator('[name=key]').nth(3).check({ force: true })
	await page.locator('#key-note p').waitFor()
}

async function choosePaperQuestions({ page, look }: Visit) {
	await page.locator('ol li b, ul li b').first().waitFor()
	await look('chosen')
	await page.locator('button[name=questionIds]').click()
	await page.locator('dialog[open] select').first().waitFor()
	await look('to be added')
	await page.keyboard.press('Escape')
	await page.locator('section header button').first().click()
	await page.locator('dialog[open] input[type=number]').first().waitFor()
}

/** Two questions whose Hindi was typed in Kruti Dev, one of them with two keys. */
async function importKrutiDev({ page }: Visit) {
	const head = 'key,question (english),question (hindi)'
	const text = [head, 'A,Which is the capital?,jktLFkku dh jkt/kkuh dkSu&lh gS\\', '"B, C",Which?,dkSu&lh gS\\'].join(
		'\n',
	)
	const file = { name: 'questions.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
	await page.locator('input[type=file]:enabled').setInputFiles(file)
	await page.locator('#conversions').waitFor()
	await page.locator('[aria-labelledby=conversions] summary').click()
}

/** Are what the desk shows of prelims questions and their papers. */
export const prelimsDeskEntries: Entry[] = [
	{ name: 'a prelims question, its key changed', path: prelimsQuestion, open: changeKey },
	{ name: 'the questions of a paper', path: '/admin/prelims-papers/full-mock-test-1', open: choosePaperQuestions },
	{ name: 'a file in Kruti Dev', path: '/admin/prelims-questions/import', open: importKrutiDev },
]
