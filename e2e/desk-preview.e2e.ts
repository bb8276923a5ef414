import { answerWritingKind } from '@aravalli/shared/answer-writing/kind'
import type { AnyCopy, Kind } from '@aravalli/shared/content/kind'
import { titleOf } from '@aravalli/shared/content/title-of'
import { kinds } from '@aravalli/shared/kinds'
import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { aVisitor } from './harness/open-browser.ts'
import { aQuestion, deleteQuestion, questionAbout } from './harness/questions.ts'
import { signIn } from './harness/sign-in.ts'
import { storedBy } from './harness/stored-by.ts'

const visitor = aVisitor()

const openAsEditor = (path: string) =>
	visitor.open(path, { before: (context) => signIn(context, 'content', visitor.origin) })

it('a question is previewed as readers of either language see it, with sample values for what it lacks', async () => {
	const editor = await storedBy('content')
	const content = { ...questionAbout('Amber'), marks: null as unknown as number }
	const id = await aQuestion(editor, 'Amber', { isDraft: true, content })
	onTestFinished(() => deleteQuestion(editor, id))
	const page = await openAsEditor(`/admin/answer-writing/${id}`)
	const preview = await openPreview(page)
	await page.getByText('Not filled in yet, so the preview uses sample values: Marks.').waitFor()
	await preview.getByRole('heading', { name: 'Discuss the Amber of Jaipur.' }).waitFor()
	await preview.getByText('Show model answer').click()
	expect(await preview.locator('strong').textContent()).toBe('in Jaipur')
	await inHindi(page)
	await preview.getByRole('heading', { name: 'जयपुर के Amber पर चर्चा कीजिए।' }).waitFor()
	expect(await preview.locator('html').getAttribute('lang')).toBe('hi')
	await page.getByRole('dialog').getByLabel('Desktop').check({ force: true })
	expect(await preview.locator('body').evaluate((body) => body.ownerDocument.defaultView?.innerWidth)).toBe(878)
})

async function openPreview(page: Page) {
	await page.getByRole('button', { name: 'Preview' }).click()
	return page.frameLocator('iframe')
}

/** Goes there as by a link: to open the whole page anew for each kind takes twice as long. */
async function goToEditor(page: Page, { name, names }: Kind, id: string) {
	await page.evaluate((address) => history.pushState(null, '', address), `/admin/${name}/${id}`)
	await page.getByRole('main').getByRole('link', { name: names.english, exact: true }).waitFor()
}

const inHindi = (page: Page) => page.getByRole('dialog').getByLabel('हिंदी').check({ force: true })

/** Stand in no page as they are: a list of choices, a rule for hours or marks, a call in a mail. Their texts are shown in order. */
const withoutOwnPart = ['marking-schemes', 'session-types', 'working-days', 'holidays', 'mentorship-calls']

it('what readers see of all other kinds is previewed in both languages, in their own styles', async () => {
	const page = await openAsEditor('/help')
	const sheets = 'link[rel=stylesheet]'
	const others = kinds.filter(({ name }) => ![answerWritingKind.name, ...withoutOwnPart].includes(name))
	const newest = await Promise.all(others.map(async (kind) => ({ kind, ...(await newestOf(page, kind)) })))
	for (const { kind, id, content } of newest) {
		const words = (language: 'english' | 'hindi') => titleOf(kind, content[language]).slice(0, 24)
		await goToEditor(page, kind, id)
		const preview = await openPreview(page)
		await preview.getByText(words('english')).locator('visible=true').first().waitFor()
		const missing = async () => (await page.locator(sheets).count()) - (await preview.locator(sheets).count())
		await expect.poll(missing, { message: kind.name }).toBe(0)
		expect(await page.getByText('This shows the texts in order.').count(), kind.name).toBe(0)
		await inHindi(page)
		await preview.getByText(words('hindi')).locator('visible=true').first().waitFor()
	}
}, 180_000)

async function newestOf({ request }: Page, { name }: Kind): Promise<{ id: string; content: AnyCopy }> {
	const { data } = await (await request.get(`/api/admin/${name}?status=published&limit=1`)).json()
	return (await (await request.get(`/api/admin/${name}/${data[0].id}`)).json()).data
}
