/**
 * Shows that what an editor writes into a question does nothing either, wherever it is shown, in a browser without a
 * content security policy.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { hostileQuestion } from '../harness/hostile-question.ts'
import { aVisitor } from '../harness/open-browser.ts'
import { aQuestion, deleteAll, publish } from '../harness/questions.ts'
import { type DemoAccount, signIn } from '../harness/sign-in.ts'
import { structuredData } from '../harness/structured-data.ts'
import { watchForXss } from '../harness/watch-for-xss.ts'

const visitor = aVisitor()
const list = '/answer-writing-practice'
const word = 'Hostilequestion'
const { english, hindi, ...facts } = hostileQuestion(word)

let editor: Page | undefined
// The questions go for the other stories, also when this one fails.
afterEach(() => editor && deleteAll(editor, word))

async function openAs(account: DemoAccount, path: string, locale = 'en-IN') {
	const { ran, before } = watchForXss()
	const page = await visitor.open(path, {
		locale,
		bypassCSP: true,
		async before(context) {
			await before(context)
			await signIn(context, account, visitor.origin)
		},
	})
	return { ran, page }
}

/** Attributes that would run something, in the page and in its frames. */
async function handlers(page: Page): Promise<string[]> {
	const found = page.frames().map((frame) =>
		frame.evaluate(() =>
			[...document.querySelectorAll('*')]
				.flatMap((element) => [...element.attributes])
				.filter(({ name, value }) => name.startsWith('on') || /^\s*(javascript|vbscript):/i.test(value))
				.map(({ name, value }) => `${name}=${value}`),
		),
	)
	return (await Promise.all(found)).flat()
}

/** Gives the text as it stands on the page, but for the spaces between lines. */
const oneLine = (text: string | null) => text?.replace(/\s+/g, ' ').trim()

async function expectToSay(page: Page, texts: typeof english) {
	const details = page.getByRole('dialog').locator('article').first()
	const heading = details.locator('h3').first()
	expect(oneLine(await heading.textContent())).toContain(oneLine(texts.questionText))
	expect(await heading.locator('> *').count()).toBe(1)
	for (const tag of texts.tags) expect(oneLine(await details.textContent())).toContain(oneLine(tag))
}

async function openFromDisk(page: Page, content: string) {
	const folder = await mkdtemp(join(tmpdir(), 'aravalli-download-'))
	const file = join(folder, 'question.html')
	await writeFile(file, content)
	// The last page's pending requests would else be counted as the file's.
	await page.goto('about:blank')
	const requests: string[] = []
	page.on('request', (request) => requests.push(request.url()))
	await page.goto(pathToFileURL(file).href)
	expect(requests).toEqual([pathToFileURL(file).href])
	expect(await handlers(page)).toEqual([])
	await rm(folder, { recursive: true })
}

it('a question made of all vectors is text to its editors and to its readers', async () => {
	const { ran, page } = await openAs('content', list)
	editor = page
	const id = await aQuestion(page, word, { isDraft: true, content: { ...facts, english, hindi } })
	await page.goto('/admin/answer-writing?status=draft')
	await page.getByRole('link', { name: word }).first().waitFor()
	expect(await handlers(page)).toEqual([])
	await page.goto(`/admin/answer-writing/${id}`)
	await expect.poll(() => page.locator('[name="english.answer"]').inputValue()).toBe(english.answer)
	await page.getByRole('button', { name: 'Preview' }).click()
	const preview = page.frameLocator('iframe')
	for (const [language, { answer }] of Object.entries({ English: english, हिंदी: hindi })) {
		await page.getByRole('dialog').getByLabel(language).check({ force: true })
		await preview.getByText(answer.slice(0, 30)).first().waitFor({ state: 'attached' })
		expect(await handlers(page)).toEqual([])
	}

	await publish(page, id)
	for (const { locale, lang, texts, show } of [
		{ locale: 'en-IN', lang: 'english', texts: english, show: 'Show model answer' },
		{ locale: 'hi-IN', lang: 'hindi', texts: hindi, show: 'आदर्श उत्तर देखें' },
	]) {
		const reader = await openAs('learner', `${list}?search=${word}`, locale)
		await reader.page.locator(`a[href*="${id}"]`).first().click()
		await reader.page.getByText(show).click()
		await expectToSay(reader.page, texts)
		expect(await handlers(reader.page)).toEqual([])
		const answer = await reader.page.goto(`${list}/${id}`)
		expect(await answer?.text()).not.toContain(texts.answer)
		await expectToSay(reader.page, texts)
		const [trail] = await structuredData(reader.page)
		const steps = trail?.itemListElement as { name: string }[]
		expect(texts.questionText.startsWith(steps.at(-1)?.name.replace('…', '') ?? 'nothing')).toBe(true)
		expect(await handlers(reader.page)).toEqual([])
		const download = `/api/content${list}/${id}/download?lang=${lang}`
		const { data } = await (await reader.page.request.get(download)).json()
		await openFromDisk(reader.page, data.pdfContent)
		expect([...reader.ran]).toEqual([])
	}
	expect([...ran]).toEqual([])
})
