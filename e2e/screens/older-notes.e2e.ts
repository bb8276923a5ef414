import { expect, it } from 'vitest'
import { anAccount, signedInAs } from '../harness/an-account.ts'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()

it('shows the newest notes of a question, and the older ones when they are asked for', async () => {
	const page = await visitor.open('/mains-practice?set=1', { before: signedInAs(await anAccount()) })
	const card = page.locator('main li[id^="q-"]').first()
	const questionId = (await card.getAttribute('id'))?.slice('q-'.length)
	for (let number = 1; number <= 8; number += 1) {
		const data = { questionType: 'mains', questionId, commentText: `Note ${number}` }
		const headers = { origin: new URL(page.url()).origin }
		expect((await page.request.post('/api/practice-notes', { data, headers })).status()).toBe(200)
	}
	await page.reload()
	await card.getByRole('button', { name: '8 notes' }).click()
	const texts = () =>
		card
			.getByRole('list', { name: /^Saved notes/ })
			.locator('p')
			.allTextContents()
	await expect.poll(texts).toEqual(['Note 8', 'Note 7', 'Note 6', 'Note 5', 'Note 4'])
	await card.getByRole('button', { name: 'Show older notes (3)' }).click()
	await expect.poll(texts).toHaveLength(8)
	expect((await texts()).at(-1)).toBe('Note 1')
	expect(await card.getByRole('button', { name: /older note/ }).count()).toBe(0)
	await page.getByText('3 more notes are shown.').waitFor({ state: 'attached' })
})
