import type { Page } from 'playwright-core'
import type { Table, Visit } from '../entry.ts'

const card = (page: Page, place = 0) => page.locator('main li[data-question]').nth(place)
const choose = (page: Page, place: number, option: string) =>
	card(page, place).locator(`[data-option="${option}"]`).click()

/** Answers in every way there is, reads one in the other language, and ends the set. */
async function endSet({ page, look }: Visit) {
	for (const [place, option] of ['A', 'B', 'C', 'D', 'E'].entries()) await choose(page, place, option)
	await card(page).locator('[data-shortcut="guess"]').click()
	await card(page).locator('[data-shortcut="language"]').click()
	await card(page).locator('[data-shortcut="revise"]').click()
	await look('questions that were answered')
	await page.getByRole('button', { name: /^(Finish this set|यह सेट पूरा करें)$/ }).click()
	await page.locator('main section h2').last().waitFor()
	await page.keyboard.press('?')
	await look('the sum of a set, and the keys')
	await page.getByRole('button', { name: /^(Do the .* again|.* दोबारा करें)$/ }).click()
	await page.waitForURL(/only=wrong/)
	await card(page).waitFor()
}

async function reportOne({ page, look }: Visit) {
	await card(page)
		.getByRole('button', { name: /^(Report this question|प्रश्न में त्रुटि बताएँ)/ })
		.click()
	const dialog = page.getByRole('dialog')
	await dialog.locator('input[type=radio]').nth(1).waitFor()
	await look('a report')
	await dialog.getByRole('button', { name: /^(Send report|सूचना भेजें)$/ }).click()
	await dialog.getByRole('alert').waitFor()
}

async function openFirst({ page }: Visit) {
	const id = await card(page).getAttribute('data-question')
	await page.goto(`/prelims-practice?question=${id}`)
	await card(page).locator('[data-option="A"]').click()
}

export const prelimsPages: Table = [
	{ name: 'prelims practice, answered and ended', path: '/prelims-practice', device: 'phone', open: endSet },
	{ name: 'the most important prelims questions', path: '/prelims-miq?count=20' },
	{ name: 'a prelims question by itself', path: '/prelims-practice', open: openFirst },
	{
		name: 'a report of a prelims question',
		path: '/prelims-practice',
		reader: 'newcomer',
		device: 'phone',
		open: reportOne,
	},
	{
		name: 'a prelims question that is not there',
		path: '/prelims-practice?question=no-such-question',
		expectedErrors: /404/,
	},
	{ name: 'a prelims list without questions', path: '/prelims-miq?subject=reasoning&topic=governor' },
	{ name: 'nothing that was wrong', path: '/prelims-miq?only=wrong', device: 'phone' },
]
