import { openThread, questionPath, threadWords } from '../../harness/comment-thread.ts'
import type { Table, Visit } from '../entry.ts'
import { openDetails } from '../open-details.ts'

const list = '/answer-writing-practice'
const withComments = questionPath('folk-deities-protectors-reformers')

/** Brings up the buttons of a reply, a refusal and a question, as ADMIN, who has the most of them. */
async function fillThread({ page, language }: Visit) {
	const words = threadWords[language]
	const thread = await openThread(page, words)
	await thread.getByRole('button', { name: words.post }).click()
	await thread.locator('[aria-invalid]').waitFor()
	await thread.getByRole('button', { name: words.reply }).first().click()
	await thread.getByRole('button', { name: words.remove }).last().click()
}

/** Asks a learner what is wrong with a comment and with a reply. */
async function openReports({ page, language }: Visit) {
	const thread = await openThread(page, threadWords[language])
	const buttons = thread.getByRole('button', { name: threadWords[language].report })
	await buttons.first().click()
	await thread.locator('form fieldset').first().waitFor()
	await thread.locator('form:has(input[type=radio]) button[type=submit]').click()
	await buttons.nth(1).click()
	await thread.locator('form fieldset').nth(1).waitFor()
}

async function openPicture({ page, language }: Visit) {
	const thread = await openThread(page, threadWords[language])
	await thread.locator('[aria-haspopup=dialog] img').first().click()
	await page.getByRole('dialog').nth(1).getByRole('img').waitFor()
}

async function practiseInDialog({ page }: Visit) {
	const dialog = page.getByRole('dialog')
	await dialog.getByRole('button', { name: /^(Start Practice|अभ्यास शुरू करें)$/ }).click()
	await dialog.getByRole('timer').waitFor()
	await dialog.getByText(/^(Show answers|उत्तर दिखाएँ)$/).click()
	await dialog.getByText(/^(Show comments|टिप्पणियाँ देखें)$/).click()
	await dialog.getByLabel(/^(Your comment|आपकी टिप्पणी)$/).waitFor()
}

export const questionPages: Table = [
	{ name: 'the list of answer writing', path: list },
	{ name: 'a search without a result', path: `${list}?search=zzzzzz` },
	{ name: 'a question with its answer', path: `${list}/prajamandal-political-awakening`, open: openDetails },
	{ name: 'a thread in use', path: withComments, reader: 'admin', device: 'tall', open: fillThread },
	{ name: 'a report of a comment', path: withComments, reader: 'learner', device: 'phone', open: openReports },
	{ name: 'a picture of a comment', path: withComments, reader: 'admin', device: 'phone', open: openPicture },
	{ name: 'the list of most important questions', path: '/mains-miq' },
	{ name: 'its end without questions', path: '/mains-miq?search=zzzzzz' },
	{
		name: 'one of them with practice, answers and comments open',
		path: '/mains-miq/stepwells-craft-and-community',
		reader: 'learner',
		device: 'phone',
		open: practiseInDialog,
	},
]
