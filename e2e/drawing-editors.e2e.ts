import { type Page, request } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { aVisitor, hydrated } from './harness/open-browser.ts'
import { signIn } from './harness/sign-in.ts'

const visitor = aVisitor()
const field = (page: Page, path: string) => page.locator(`[name="${path}"]`)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

async function ask({ request }: Pick<Page, 'request'>, method: string, path: string, data?: object) {
	const headers = { origin: visitor.origin }
	const answer = await request.fetch(`/api/admin/${path}`, { method, headers, ...(data && { data }) })
	return (await answer.json()).data
}

/**
 * Makes a draft that says what an item of the demo said at first: other stories leave rows in it on which nothing is written yet. It
 * is gone when the story is over; its page is closed by then.
 */
async function aDraftLike(kind: string, id: string): Promise<string> {
	const editor = await request.newContext({ baseURL: visitor.origin })
	await signIn({ request: editor }, 'content', visitor.origin)
	const versions = await ask({ request: editor }, 'GET', `${kind}/${id}/versions`)
	// It has none as long as nobody has opened it for editing.
	const first = versions.length > 0 ? `/versions/${versions.at(-1).version}` : ''
	const { content } = await ask({ request: editor }, 'GET', `${kind}/${id}${first}`)
	const english = { ...content.english, heading: 'Drawn by an editor' }
	const draft = await ask({ request: editor }, 'POST', kind, { content: { ...content, english } })
	onTestFinished(async () => {
		const { version } = await ask({ request: editor }, 'GET', `${kind}/${draft.id}`)
		await ask({ request: editor }, 'DELETE', `${kind}/${draft.id}`, { version })
		await editor.dispose()
	})
	return draft.id
}

async function write(page: Page, path: string, text: string) {
	await field(page, path).focus()
	await page.keyboard.type(text)
}

interface Drawn {
	kind: string
	like: string
	/** Writes 'Here' and 'यहाँ' with the keyboard alone, from the first text of what is drawn on. */
	write: (page: Page) => Promise<void>
	/** Is what was written then. */
	written: string
	/** Is where it is drawn, in the editor and on the readers' page. */
	drawing: string
}

const drawings: Drawn[] = [
	{
		kind: 'mind-map',
		like: 'freedom-movement-in-rajasthan-from-1857-to-1947',
		async write({ keyboard }) {
			await keyboard.press('ArrowDown')
			for (const key of ['End', 'Enter', 'Control+BracketRight', 'Alt+ArrowUp', 'Control+BracketLeft'])
				await keyboard.press(key)
			await keyboard.type('Here')
			await keyboard.press('Tab')
			await keyboard.type('यहाँ')
		},
		written: 'nodes',
		drawing: '[role=tree] [aria-label="यहाँ"]',
	},
	{
		kind: 'infographics',
		like: 'how-a-bill-becomes-law',
		async write({ keyboard }) {
			// The first text of an entry lies behind title and note, each in both languages.
			for (let step = 0; step < 4; step += 1) await keyboard.press('Tab')
			for (const key of ['Enter', 'Alt+ArrowUp', 'Alt+ArrowDown']) await keyboard.press(key)
			for (const text of ['7', '7', 'Here', 'यहाँ']) {
				await keyboard.type(text)
				if (text !== 'यहाँ') await keyboard.press('Tab')
			}
		},
		written: 'blocks',
		drawing: '[data-kind] >> text=यहाँ',
	},
	{
		kind: 'learning-through-map',
		like: 'forts-of-rajasthan-on-the-map',
		async write(page) {
			const { keyboard } = page
			for (const key of ['Enter', 'Alt+ArrowUp', 'Alt+ArrowDown']) await keyboard.press(key)
			// The district comes by itself with the point of the map.
			await page.locator('[role=application]').focus()
			const undo = page.getByRole('button', { name: 'Undo last position' })
			expect(await undo.isDisabled()).toBe(true)
			for (const key of ['ArrowLeft', 'Shift+ArrowUp']) await keyboard.press(key)
			const latitude = () => field(page, 'english.places.1.latitude').inputValue()
			const here = await latitude()
			for (const key of ['ArrowUp', 'Control+z', 'Enter']) await keyboard.press(key)
			expect(await latitude()).toBe(here)
			expect(await field(page, 'hindi.places.1.district').inputValue()).toMatch(/./)
			await write(page, 'english.places.1.note', 'A note.')
			await write(page, 'hindi.places.1.note', 'एक बात।')
			await write(page, 'english.places.1.name', 'Here')
			await write(page, 'hindi.places.1.name', 'यहाँ')
		},
		written: 'places',
		drawing: '[role=application] >> text=यहाँ',
	},
]

it.each(drawings)('a $kind is written with the keyboard, drawn beside, and seen by readers', async (drawn) => {
	const id = await aDraftLike(drawn.kind, drawn.like)
	const page = await visitor.open(`/admin/${drawn.kind}/${id}`, {
		before: (context) => signIn(context, 'content', visitor.origin),
	})
	await hydrated(page)
	await page.locator(`[name^="english.${drawn.written}.0."]:enabled`).first().waitFor()
	await page.keyboard.press('Alt+Digit3')
	expect(await focused(page)).toMatch(new RegExp(`^english\\.${drawn.written}\\.0\\.`))
	await drawn.write(page)
	const name = await focused(page)
	expect(name).toMatch(new RegExp(`^hindi\\.${drawn.written}\\.`))
	await page.locator(drawn.drawing).first().waitFor({ state: 'attached' })
	await page.keyboard.press('Control+s')
	await page.getByText(/^Draft saved \d/).waitFor()
	await page.reload()
	expect(await field(page, `${name}`).inputValue()).toBe('यहाँ')
	expect(await field(page, `${name}`.replace('hindi', 'english')).inputValue()).toBe('Here')
	await hydrated(page)
	await page.keyboard.press('Control+Enter')
	await page.getByText('Readers can see this entry now.').waitFor()
	await page.goto(`/${drawn.kind}/${id}`)
	await page.getByText('Here', { exact: true }).first().waitFor({ state: 'attached' })
})
