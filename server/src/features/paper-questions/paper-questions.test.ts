import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { contentFiles, table } from '../../testing/content-files.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

const calls = '/api/admin/paper-questions'
let test: TestApp
let editor: SignedIn
let ids: string[]

const options = ['A', 'B', 'C', 'D']
const head = [
	...['subject', 'isDropped', 'difficulty', 'key', 'publishedOn', 'question (english)', 'question (hindi)'],
	...['explanation (english)', 'explanation (hindi)'],
	...options.flatMap((letter) => [`option${letter} (english)`, `option${letter} (hindi)`]),
]

/** The first four are of history, and the fourth is dropped. */
const questionRow = (number: number) => [
	number <= 4 ? 'indian-history' : 'indian-polity',
	number === 4 ? 'yes' : 'no',
	...['MEDIUM', 'A', '2026-11-14', `Question number ${number}?`, `प्रश्न संख्या ${number}?`],
	...['Because it is so.', 'क्योंकि ऐसा है।'],
	...options.flatMap((letter) => [`Choice ${letter}`, `विकल्प ${letter}`]),
]

/** Twelve questions, four of them of history, and a paper that is being written with the first two. */
beforeAll(async () => {
	test = await startApp({}, { now: () => new Date('2026-11-30T06:00:00Z') })
	editor = await signedIn(test, { role: 'CONTENT_ADMIN' })
	const questions = contentFiles(editor.browser, '/api/admin/prelims-questions')
	const state = await questions.check(table(head, ...Array.from({ length: 12 }, (_, index) => questionRow(index + 1))))
	await questions.run(state.id, { mode: 'publish' })
	ids = state.rows.toSorted((one, other) => one.number - other.number).map(({ id }) => id ?? '')
	await writePaper(ids.slice(0, 2))
})
afterAll(() => test.close())

async function writePaper(questionIds: string[]): Promise<void> {
	const texts = { title: 'First paper', about: 'All.' }
	const content = { cycle: 'RAS_2026', publishedOn: '2026-11-14', minutes: null, bubbleMinutes: null, questionIds }
	const answer = await editor.browser.post('/api/admin/prelims-papers', {
		content: { ...content, english: texts, hindi: { title: 'पहला प्रश्नपत्र', about: 'सब।' } },
	})
	expect(answer.json()).toMatchObject({ success: true })
}

const offered = async (query: string) => (await editor.browser.get(`${calls}?${query}`)).json().data
const idsOf = (questions: { questionId: string }[]) => questions.map(({ questionId }) => questionId)

describe('the questions of a paper', () => {
	it('are told in their order, with who has them too; what is not published is left out', async () => {
		const answer = await editor.browser.post(`${calls}/lookup`, { questionIds: [ids[5], 'no-such-question', ids[0]] })
		expect(answer.json().data).toMatchObject([
			{ questionId: ids[5], subjectId: 'indian-polity', text: 'Question number 6?', usedIn: null },
			{ questionId: ids[0], subjectId: 'indian-history', usedIn: 'First paper' },
		])
		const hindi = await editor.browser.post(`${calls}/lookup?lang=hindi`, { questionIds: [ids[0]] })
		expect(hindi.json().data).toMatchObject([{ text: 'प्रश्न संख्या 1?', usedIn: 'पहला प्रश्नपत्र' }])
	})

	it('are found by words, subject and whether another paper has them', async () => {
		expect(idsOf((await offered('search=number%2012')).questions)).toEqual([ids[11]])
		expect(idsOf((await offered(`search=${encodeURIComponent('संख्या 7?')}`)).questions)).toEqual([ids[6]])
		expect((await offered('search=100%25')).questions).toEqual([])
		expect((await offered('subject=indian-history')).questions).toHaveLength(4)
		expect(idsOf((await offered('subject=indian-history&unused=true')).questions).sort()).toEqual(
			ids.slice(2, 4).sort(),
		)
		expect(await offered('from=10')).toMatchObject({ questions: [{}, {}], hasMore: false })
	})

	it('are picked by subject: none that a paper has or that is dropped, and the same each time', async () => {
		const pick = async (questionIds: string[]) =>
			idsOf(
				(
					await editor.browser.post(`${calls}/pick`, {
						questionIds,
						counts: { 'indian-polity': 3, 'indian-history': 5 },
					})
				).json().data,
			)
		const first = await pick([])
		expect(first[0]).toBe(ids[2])
		expect(first).toHaveLength(4)
		expect(await pick([])).toEqual(first)
		const more = await pick(first)
		expect(more).toHaveLength(3)
		expect(more.some((id) => first.includes(id))).toBe(false)
	})

	it('are for editors only', async () => {
		const learner = await signedIn(test)
		expect((await learner.browser.get(calls)).statusCode).toBe(403)
	})
})
