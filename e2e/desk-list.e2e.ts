import { request } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aVisitor } from './harness/open-browser.ts'
import { aQuestion, askDesk, deleteQuestion, questionAbout } from './harness/questions.ts'
import { signIn } from './harness/sign-in.ts'

const visitor = aVisitor()
const word = 'Hawamahal'
const listOf = (status: string) => `/admin/answer-writing?status=${status}&search=${word}`

/** Whatever the story leaves is gone for the others, which count the questions of the demo. Its page is closed by then. */
const removedAfterwards = (ids: string[]) =>
	onTestFinished(async () => {
		const editor = { request: await request.newContext({ baseURL: visitor.origin }) }
		await signIn(editor, 'content', visitor.origin)
		for (const id of ids) await deleteQuestion(editor, id)
		await editor.request.dispose()
	})

describe('several entries of a list', () => {
	it('are published by keyboard, but for one that is not complete, deleted, and had back with Undo', async () => {
		const page = await visitor.open('/help', { before: (context) => signIn(context, 'content', visitor.origin) })
		const { hindi, ...rest } = questionAbout(word)
		const incomplete = { ...rest, hindi: { ...hindi, answer: '' } }
		const ids = [
			await aQuestion(page, word, { isDraft: true, content: incomplete }),
			await aQuestion(page, word, { isDraft: true }),
			await aQuestion(page, word, { isDraft: true }),
		]
		removedAfterwards(ids)
		const statusOf = async (id: string) => (await askDesk(page, 'GET', `/${id}`)).body.data.status
		const states = () => Promise.all(ids.map(statusOf))

		await page.goto(listOf('draft'))
		const boxes = page.locator('td input')
		await boxes.first().focus()
		await page.keyboard.press('Space')
		await page.keyboard.press('ArrowDown')
		await page.keyboard.press('ArrowDown')
		await page.keyboard.press('Shift+Space')
		await page.getByText('3 selected').waitFor()
		await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
		await page.getByText('2 entries published').waitFor()
		const refusal = page.getByRole('alert').filter({ hasText: '1 entry was not changed' })
		expect(await refusal.locator('li').count()).toBe(1)
		await page.getByText('1 selected').waitFor()
		expect(await states()).toEqual(['draft', 'published', 'published'])

		await page.goto(`${listOf('published')}&page=90`)
		await page.getByText('This page is empty').waitFor()
		await page.getByRole('link', { name: 'Go to the last page' }).click()
		await page.getByLabel('Choose all on this page').check()
		await page.getByRole('button', { name: 'Delete', exact: true }).click()
		await page.getByText('Nothing found').waitFor()
		expect(await states()).toEqual(['draft', 'deleted', 'deleted'])
		await page.getByRole('button', { name: 'Undo' }).click()
		await page.getByText('2 entries restored').waitFor()
		await boxes.nth(1).waitFor()
		expect(await states()).toEqual(['draft', 'published', 'published'])

		await askDesk(page, 'DELETE', `/${ids[2]}`, { version: 1 })
		await page.goto(listOf('deleted'))
		await boxes.first().check()
		await page.getByRole('button', { name: 'Restore' }).click()
		await page.getByText('1 entry restored').waitFor()
		expect((await states())[2]).toBe('published')
	})
})
