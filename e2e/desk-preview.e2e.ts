import { afterEach, expect, it } from 'vitest'
import { aVisitor, hydrated } from './harness/open-browser.ts'
import { aQuestion, deleteQuestion, questionAbout } from './harness/questions.ts'
import { signIn } from './harness/sign-in.ts'

const visitor = aVisitor()
let clean: () => Promise<void>
afterEach(() => clean())

it('a question is previewed as readers of either language see it, with sample values for what it lacks', async () => {
	const page = await visitor.open('/help', { before: (context) => signIn(context, 'content', visitor.origin) })
	const content = { ...questionAbout('Amber'), marks: null as unknown as number }
	const id = await aQuestion(page, 'Amber', { isDraft: true, content })
	clean = () => deleteQuestion(page, id)
	await page.goto(`/admin/answer-writing/${id}`)
	await hydrated(page)
	await page.getByRole('button', { name: 'Preview' }).click()
	await page.getByText('the preview shows sample values for: Marks.').waitFor()
	const preview = page.frameLocator('iframe')
	await preview.getByRole('heading', { name: 'Discuss the Amber of Jaipur.' }).waitFor()
	await preview.getByText('Show model answer').click()
	expect(await preview.locator('strong').textContent()).toBe('in Jaipur')
	await page.getByRole('dialog').getByLabel('हिन्दी').check({ force: true })
	await preview.getByRole('heading', { name: 'जयपुर के Amber पर चर्चा कीजिए।' }).waitFor()
	expect(await preview.locator('html').getAttribute('lang')).toBe('hi')
})
