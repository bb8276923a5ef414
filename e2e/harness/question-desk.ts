import type { Page } from 'playwright-core'
import { afterEach } from 'vitest'
import { aVisitor, type Visitor } from './open-browser.ts'
import { aQuestion, deleteAll, type questionAbout } from './questions.ts'
import { type DemoAccount, signIn } from './sign-in.ts'
import { storedBy } from './stored-by.ts'

export const list = '/answer-writing-practice'
export const desk = '/admin/answer-writing'

export const field = (page: Page, path: string) => page.locator(`[name="${path}"]`)
export const button = (page: Page, name: string | RegExp) =>
	page.getByRole('button', { name, exact: typeof name === 'string' })
export const saved = (page: Page) => page.getByText(/^Draft saved \d/)
export const toTheList = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Answer Writing Practice' })
export const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

type OpenOptions = NonNullable<Parameters<Visitor['open']>[1]>

interface Given {
	isDraft?: boolean
	content?: ReturnType<typeof questionAbout>
}

/**
 * Opens pages for the stories of one file about the desk of the questions.
 *
 * @param word every question of these stories has it, so that none is left for others
 */
export function aQuestionDesk(word: string) {
	const visitor = aVisitor()

	// Without a page: to open one takes longer than a short story.
	afterEach(async () => deleteAll(await storedBy('admin'), word))

	const openAs = (account: DemoAccount, path: string, options: OpenOptions = {}) =>
		visitor.open(path, { ...options, before: (context) => signIn(context, account, visitor.origin) })

	return {
		visitor,
		openAs,
		/** Opens a question as its editor, who has stored it without a page: published, unless it is to stay a draft. */
		async openQuestion(given: Given = {}, options: OpenOptions = {}) {
			const editor = await storedBy('content')
			const id = await aQuestion(editor, word, given)
			const { cookies } = await editor.request.storageState()
			const before: OpenOptions['before'] = (context) => context.addCookies(cookies)
			return { id, page: await visitor.open(`${desk}/${id}`, { ...options, before }) }
		},
	}
}
