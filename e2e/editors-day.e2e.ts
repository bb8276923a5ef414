/** An editor's day at the desk. */
import { type APIRequestContext, type Page, request } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { faultyLectures, lecturesLeft, removeLectures } from './harness/lectures.ts'
import { aVisitor, hydrated } from './harness/open-browser.ts'
import { askDesk, deleteQuestion } from './harness/questions.ts'
import { signIn } from './harness/sign-in.ts'

const visitor = aVisitor()
const window = { width: 1440, height: 900 }

const w = {
	complete: 'Complete',
	saved: /^Draft saved \d/,
	schedule: 'Schedule…',
	setTime: 'Set the time',
	willBePublished: /^Will be published on .*7:00 AM, India time/,
	published: 'Readers can see this entry now.',
	changed: 'Published, with changes',
	question: 'Discuss the Sajjangarh of Udaipur.',
	hindiQuestion: 'उदयपुर के सज्जनगढ़ पर चर्चा कीजिए।',
	showAnswer: 'Show model answer',
	answer: 'It stands on a hill.',
	hindiAnswer: 'यह एक पहाड़ी पर है।',
	versions: 'Versions',
	seen: /Readers saw it from/,
	restore: 'Restore this version',
	newer: /^.+ saved a newer version at \d{1,2}:\d\d [AP]M\./,
	keepMine: 'Keep mine',
	faults: ['An id has only small letters', 'Write the day as 2026-11-14', 'Write the day as 2026-11-14', ''],
	store: 'Yes, save 963 entries',
	underWay: 'Import in progress',
	noNetwork: 'You’re offline.',
	done: 'Done: lectures.csv',
	found: ['New963', 'Changed0', 'Unchanged0', 'With errors37'],
	stored: ['Saved963', 'Unchanged0', 'Skipped37'],
	foundAgain: ['New37', 'Changed0', 'Unchanged963', 'With errors0'],
	storeOthers: 'Yes, save 37 entries',
	storedAgain: ['Saved37', 'Unchanged963', 'Skipped0'],
	another: 'Choose another file',
	seeDrafts: 'See the drafts',
}

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Lives as long as its story. */
async function as(account: 'content' | 'admin'): Promise<{ request: APIRequestContext }> {
	const caller = await request.newContext({ baseURL: visitor.origin, extraHTTPHeaders: { origin: visitor.origin } })
	await signIn({ request: caller }, account, visitor.origin)
	return { request: caller }
}

/** Says what has the focus, and checks that it is in sight and nothing had to move for it. */
async function focusInSight(page: Page): Promise<string> {
	const { name, top, bottom, scrolled } = await page.evaluate(() => {
		const { activeElement } = document
		const { top, bottom } = (activeElement ?? document.body).getBoundingClientRect()
		return { name: activeElement?.getAttribute('name') ?? '', top, bottom, scrolled: scrollY }
	})
	expect(scrolled, name).toBe(0)
	expect(top, name).toBeGreaterThanOrEqual(0)
	expect(bottom, name).toBeLessThanOrEqual(window.height)
	return name
}

/** Goes on with Tab: past the two tools of a field, and no further. */
async function tabTo(page: Page, path: string) {
	for (let presses = 0; presses < 3; presses++) {
		await page.keyboard.press('Tab')
		if ((await focusInSight(page)) === path) return
	}
	expect(await focusInSight(page)).toBe(path)
}

async function write(page: Page, texts: [path: string, text: string, key?: string][]) {
	for (const [path, text, key] of texts) {
		await tabTo(page, path)
		await page.keyboard.type(text)
		if (key) await page.keyboard.press(key)
	}
}

/** Writes a whole question with the keyboard alone, each text in English and then in Hindi. */
async function writeQuestion(page: Page) {
	await page.keyboard.press('Alt+Digit1')
	expect(await focusInSight(page)).toBe('english.questionText')
	await page.keyboard.type(w.question)
	await write(page, [
		['hindi.questionText', w.hindiQuestion],
		['english.subCategory', 'Forts'],
		['hindi.subCategory', 'दुर्ग'],
		['english.tags', 'Udaipur', 'Enter'],
		['hindi.tags', 'उदयपुर'],
		['english.answer', w.answer],
		['hindi.answer', w.hindiAnswer],
		['paperCategory', '', 'ArrowDown'],
		['difficulty', '', 'Space'],
		['marks', '10'],
		['wordLimit', '150'],
		['timeLimitMinutes', '12'],
	])
	await expect.poll(() => page.getByText(w.complete, { exact: true }).count()).toBe(2)
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(window.height)
}

/** Sets a time at which it publishes itself, and then publishes it at once all the same. */
async function scheduleAndPublish(page: Page) {
	await button(page, w.schedule).press('Enter')
	await button(page, w.setTime).press('Enter')
	await page.getByText(w.willBePublished).waitFor()
	await page.keyboard.press('Control+Enter')
	await page.getByText(w.published).waitFor()
}

async function seeAsLearner(id: string) {
	const page = await visitor.open(`/answer-writing-practice/${id}`)
	await page.getByRole('heading', { name: w.question }).first().waitFor()
	await page.getByText(w.showAnswer).click()
	await page.getByText(w.answer).waitFor()
	await page.close()
}

async function changeAndRestore(page: Page) {
	await field(page, 'english.answer').fill('It stands on no hill.')
	await page.keyboard.press('Control+s')
	await page.getByText(w.saved).waitFor()
	await page.getByText(w.changed).waitFor()
	await button(page, w.versions).click()
	await page.getByRole('button', { name: w.seen }).first().click()
	await expect.poll(() => page.locator('dialog mark').allInnerTexts()).toEqual([' a', ' no'])
	await button(page, w.restore).click()
	await expect.poll(() => field(page, 'english.answer').inputValue()).toBe(w.answer)
	await page.getByText(w.saved).waitFor()
}

/** Somebody else saves first: both versions are shown, and nothing is lost. */
async function meetSomebody(page: Page, id: string) {
	const admin = await as('admin')
	const { version, content } = (await askDesk(admin, 'GET', `/${id}`)).body.data
	const theirs = { ...content, english: { ...content.english, answer: 'It stands on two hills.' } }
	expect((await askDesk(admin, 'PATCH', `/${id}`, { version, content: theirs })).status).toBe(200)
	await field(page, 'english.answer').fill('It stands on three hills.')
	await page.keyboard.press('Control+s')
	const panel = page.getByRole('alert').filter({ has: button(page, w.keepMine) })
	await panel.waitFor()
	expect(await panel.textContent()).toMatch(w.newer)
	expect(await panel.locator('mark').allTextContents()).toEqual([' two', ' three'])
	await button(page, w.keepMine).click()
	const stored = async () => (await askDesk(admin, 'GET', `/${id}`)).body.data.content.english.answer
	await expect.poll(stored).toBe('It stands on three hills.')
	await admin.request.dispose()
}

const numbers = (page: Page) => page.locator('main dl > div').evaluateAll((all) => all.map((one) => one.textContent))

async function chooseLectures(page: Page, buffer: Buffer) {
	await page.locator('input[type=file]').setInputFiles({ name: 'lectures.csv', mimeType: 'text/csv', buffer })
	await page.getByRole('heading', { name: 'lectures.csv' }).waitFor()
}

/** Brings in a thousand rows of which 37 are faulty, is told of each of these where it stands, and brings in the corrected file. */
async function importLectures(page: Page, { request: editor }: { request: APIRequestContext }) {
	const { file, planted, corrected } = faultyLectures()
	await page.goto('/admin/announcements/import')
	await hydrated(page)
	await chooseLectures(page, file)
	expect(await numbers(page)).toEqual(w.found)
	const rows = page.locator('section', { hasText: '37' }).last().locator('tbody tr')
	const told = await rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)))
	expect(told.map(([, number]) => Number(number))).toEqual(planted.map(({ number }) => number))
	for (const [index, { column }] of planted.entries())
		expect(told[index]?.[2]).toContain(`${column}: ${w.faults[index % w.faults.length]}`)
	expect(await lecturesLeft(editor)).toBe(0)
	await button(page, w.store).click()
	await page.getByRole('heading', { name: w.underWay }).waitFor()
	// The page asks on, however far the import is by then.
	await page.context().setOffline(true)
	await page.getByText(w.noNetwork).waitFor()
	await page.context().setOffline(false)
	await page.getByRole('heading', { name: w.done }).waitFor({ timeout: 90_000 })
	expect(await numbers(page)).toEqual(w.stored)
	expect(await lecturesLeft(editor)).toBe(963)
	await page.getByRole('link', { name: w.another }).click()
	await chooseLectures(page, corrected)
	expect(await numbers(page)).toEqual(w.foundAgain)
	await button(page, w.storeOthers).click()
	await page.getByRole('heading', { name: w.done }).waitFor({ timeout: 90_000 })
	expect(await numbers(page)).toEqual(w.storedAgain)
	await page.getByRole('link', { name: w.seeDrafts }).click()
	await page.getByText(/^1,000\+? /).waitFor()
	expect(await lecturesLeft(editor)).toBe(1000)
}

describe('a day of an editor', () => {
	it('goes from a question of her own to a thousand rows of somebody else', async () => {
		const page = await visitor.open('/admin/answer-writing/new', {
			viewport: window,
			expectedErrors: /409|ERR_INTERNET_DISCONNECTED/,
			before: (context) => signIn(context, 'content', visitor.origin),
		})
		const editor = await as('content')
		let id = ''
		onTestFinished(async () => {
			if (id) await deleteQuestion(editor, id)
			await removeLectures(editor.request)
			await editor.request.dispose()
		}, 60_000)
		await writeQuestion(page)
		await page.waitForURL(/discuss-the-sajjangarh-of-udaipur/)
		id = new URL(page.url()).pathname.split('/').pop() ?? ''
		await scheduleAndPublish(page)
		await seeAsLearner(id)
		await changeAndRestore(page)
		await meetSomebody(page, id)
		await importLectures(page, editor)
	}, 120_000)
})

describe('a new question', () => {
	it('of any sort is written on one screen: each field is in sight when the keyboard comes to it', async () => {
		const page = await visitor.open('/admin/answer-writing/new', {
			locale: 'hi-IN',
			viewport: window,
			before: (context) => signIn(context, 'content', visitor.origin),
		})
		await goThroughFields(page)
		for (const kind of ['miq', 'mains-practice']) {
			await page.goto(`/admin/${kind}/new`)
			await hydrated(page)
			await goThroughFields(page)
		}
	})
})

/** Presses Tab from the first field to the last: none is passed over, and Hindi follows English. */
async function goThroughFields(page: Page) {
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(window.height)
	await page.keyboard.press('Alt+Digit1')
	const passed: string[] = [await focusInSight(page)]
	while (passed.length < 60 && (await page.evaluate(() => document.activeElement?.closest('main form') !== null))) {
		await page.keyboard.press('Tab')
		passed.push(await focusInSight(page))
	}
	const names = await page
		.locator('main form [name]:enabled:not([type=radio])')
		.evaluateAll((all) => all.map((one) => one.getAttribute('name')))
	expect(names.filter((name) => !passed.includes(name ?? ''))).toEqual([])
	const order = passed.filter((name) => /^(english|hindi)\./.test(name) && !name.endsWith('.parts'))
	expect(order.map((name) => name.split('.')[0])).toEqual(order.map((_, index) => ['english', 'hindi'][index % 2]))
}
