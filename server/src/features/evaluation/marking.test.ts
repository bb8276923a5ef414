import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn, storeAccount } from '../../testing/build-account.ts'
import { type BuiltCopy, storeCopy } from '../../testing/build-copy.ts'
import { buildQuestion } from '../../testing/build-question.ts'
import type { TestBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeQuestions } from '../../testing/store-questions.ts'

const now = new Date('2026-11-24T10:00:00Z')
const desk = '/api/admin/daily-evaluation'
let test: TestApp
let meera: SignedIn
let kiran: SignedIn
let built: BuiltCopy
let url: string

beforeAll(async () => {
	test = await startApp({}, { now: () => now })
	await storeQuestions(test, buildQuestion())
})
afterAll(() => test.close())
beforeEach(async () => {
	meera = await signedIn(test, { role: 'EVALUATION_ADMIN', name: 'Meera' })
	kiran = await signedIn(test, { role: 'EVALUATION_ADMIN', name: 'Kiran' })
	const { id: userId } = await storeAccount(test)
	built = await storeCopy(test, { userId, copy: { dueAt: new Date('2026-11-25T10:00:00Z') } })
	url = `${desk}/${built.evaluations[0]?.id}`
	await meera.browser.post(`${url}/claim`)
})

const marks = { introduction: 1, content: 2.5, structure: 1.5, conclusion: 0.5, presentation: 1 }
const tick = (given: object = {}) => ({
	...{
		id: 'tick-1',
		pageId: built.pageIds[0],
		tool: 'tick',
		tone: 'correct',
		points: [{ x: 120.5, y: 340 }],
		text: '',
	},
	...given,
})
let saves = 0
const draft = (given: object = {}) => {
	saves += 1
	return { revision: 0, annotations: [tick()], rubric: marks, remark: 'Good.', saveId: `save-${saves}-of-it`, ...given }
}
const put = (payload: object, { browser }: SignedIn = meera) => browser.send({ method: 'PUT', url, payload })
const publish = (seen: object = { revision: 1, total: 6.5 }, { browser }: SignedIn = meera) =>
	browser.post(`${url}/publish`, seen)
const codeOf = ({ statusCode, json }: Awaited<ReturnType<TestBrowser['get']>>) => [statusCode, json().code]
const opened = async ({ browser }: SignedIn = meera) => (await browser.get(url)).json().data
const copyState = async () =>
	(
		await test.database.db.execute(
			sql`select state, half_marks as halves from answer_copies where id = ${built.copy.id}`,
		)
	).rows[0]

describe('the desk', () => {
	it('comes with the pages, the model answer and the rubric of the question', async () => {
		const data = await opened()
		expect(data).toMatchObject({
			pages: [{ pageId: built.pageIds[0], width: 1_200, height: 1_600 }],
			maxRubric: { introduction: 1.5, content: 4, structure: 2, conclusion: 1.5, presentation: 1 },
			modelAnswer: expect.stringContaining('**constitutional head**'),
			marksSplit: '6: Head\n4: Discretion',
			draft: { revision: 0, annotations: [], remark: '', savedAt: null },
			reason: null,
			others: [],
		})
	})

	it('shows a page to whoever has the copy and to ADMIN, in three sizes, and to nobody else', async () => {
		const page = `${url}/pages/${built.pageIds[0]}`
		const admin = await signedIn(test, { role: 'ADMIN' })
		const shown = async (query: string, { browser }: SignedIn = meera) => {
			const { rawPayload, headers } = await browser.get(page + query)
			return [headers['content-type'], (await sharp(rawPayload).metadata()).height]
		}
		expect(await shown('')).toEqual(['image/webp', 1_600])
		expect(await shown('?size=small')).toEqual(['image/webp', 320])
		expect(await shown('?size=full')).toEqual(['image/jpeg', 3_200])
		expect(await shown('', admin)).toEqual(['image/webp', 1_600])
		expect(codeOf(await kiran.browser.get(page))).toEqual([403, 'evaluation.not-yours'])
		expect(codeOf(await kiran.browser.get(url))).toEqual([403, 'evaluation.not-yours'])
		expect(codeOf(await meera.browser.get(`${url}/pages/other`))).toEqual([404, 'file.not-found'])
		await put(draft())
		expect((await opened(admin)).draft).toMatchObject({ revision: 1, remark: 'Good.' })
		expect(codeOf(await put(draft(), admin))).toEqual([403, 'evaluation.not-yours'])
	})
})

describe('a save', () => {
	it('is there when the desk is opened again, mark by mark', async () => {
		const annotations = [
			tick(),
			tick({ id: 'c', tool: 'comment', tone: 'good', text: ' अच्छा बिंदु। ' }),
			tick({
				id: 's',
				tool: 'stroke',
				points: [
					{ x: 0, y: 0 },
					{ x: 1.25, y: 3 },
				],
			}),
		]
		const saved = await put(draft({ annotations }))
		expect(saved.json().data).toEqual({ revision: 1, savedAt: now.toISOString(), total: 6.5 })
		const { draft: kept, isBegun } = await opened()
		expect(isBegun).toBe(true)
		expect(kept).toMatchObject({ revision: 1, rubric: marks, remark: 'Good.', savedAt: now.toISOString() })
		expect(kept.annotations).toEqual([annotations[0], { ...annotations[1], text: 'अच्छा बिंदु।' }, annotations[2]])
	})

	it('is stored once however often it is sent, and nothing older is written over what is newer', async () => {
		const first = draft()
		const answers = await Promise.all([put(first), put(first), put(first)])
		for (const answer of answers) expect(answer.json().data.revision).toBe(1)
		expect((await put(draft({ revision: 1, remark: 'Better.' }))).json().data.revision).toBe(2)
		expect(codeOf(await put(first))).toEqual([409, 'evaluation.changed'])
		expect(codeOf(await put(draft({ revision: 1, remark: 'Of another window.' })))).toEqual([409, 'evaluation.changed'])
		expect((await opened()).draft).toMatchObject({ revision: 2, remark: 'Better.' })
	})

	it('is refused for marks that are too high, pages of other copies and what is no mark', async () => {
		const tooHigh = { rubric: { ...marks, introduction: 2 } }
		expect(codeOf(await put(draft(tooHigh)))).toEqual([400, 'evaluation.marks-too-high'])
		expect(codeOf(await put(draft({ annotations: [tick({ pageId: 'other' })] })))).toEqual([
			400,
			'evaluation.foreign-page',
		])
		for (const given of [
			{ rubric: { ...marks, content: 2.25 } },
			{ rubric: { ...marks, content: -0.5 } },
			{ annotations: [tick({ points: [] })] },
			{ annotations: [tick({ tool: 'circle' })] },
			{ annotations: [tick({ id: 'a\u0000' })] },
			{ remark: 'क'.repeat(2_001) },
			{ saveId: 'a\u0000bcdefgh' },
		])
			expect((await put(draft(given))).statusCode).toBe(400)
		expect((await put(draft({ remark: 'Nul\u0000 and \ud800.' }))).statusCode).toBe(200)
		expect((await opened()).draft.remark).toBe('Nul and .')
	})

	it('is refused once the copy was taken away, and what was drawn stays with whoever drew it', async () => {
		await put(draft())
		await test.database.db.execute(sql`
			update evaluations set evaluator_id = ${kiran.account.id} where copy_id = ${built.copy.id}`)
		expect(codeOf(await put(draft({ revision: 1 })))).toEqual([403, 'evaluation.not-yours'])
		expect(codeOf(await publish())).toEqual([403, 'evaluation.not-yours'])
		expect((await opened(kiran)).draft.revision).toBe(0)
		await put(draft(), kiran)
		const { rows } = await test.database.db.execute(sql`select 1 from evaluation_drafts d
			join evaluations e on e.id = d.evaluation_id where e.copy_id = ${built.copy.id}`)
		expect(rows).toHaveLength(2)
	})
})

describe('publishing', () => {
	it('returns the copy as it was saved last, once', async () => {
		await put(draft())
		expect((await publish()).json().data).toMatchObject({ total: 6.5 })
		expect(await copyState()).toEqual({ state: 'returned', halves: 13 })
		expect(codeOf(await publish())).toEqual([409, 'evaluation.published'])
		expect(codeOf(await put(draft({ revision: 1 })))).toEqual([409, 'evaluation.published'])
		expect(codeOf(await meera.browser.post(`${url}/hand-back`))).toEqual([409, 'evaluation.published'])
		expect(await opened()).toMatchObject({ state: 'published', total: 6.5, draft: { revision: 1 } })
	})

	it('is refused for what was not seen, for a total that is no sum, for an empty sheet and for what is not claimed', async () => {
		expect(codeOf(await publish({ revision: 0, total: 0 }))).toEqual([400, 'evaluation.empty'])
		await put(
			draft({
				rubric: { ...marks, introduction: 0, content: 0, structure: 0, conclusion: 0, presentation: 0 },
				remark: ' ',
			}),
		)
		expect(codeOf(await publish({ revision: 1, total: 0 }))).toEqual([400, 'evaluation.empty'])
		await put(draft({ revision: 1 }))
		expect(codeOf(await publish({ revision: 1, total: 6.5 }))).toEqual([409, 'evaluation.changed'])
		expect(codeOf(await publish({ revision: 2, total: 7 }))).toEqual([400, 'evaluation.total-differs'])
		expect(codeOf(await publish({ revision: 2, total: 6.5 }, kiran))).toEqual([403, 'evaluation.not-yours'])
		await meera.browser.post(`${url}/hand-back`)
		expect(codeOf(await publish({ revision: 2, total: 6.5 }))).toEqual([403, 'evaluation.not-yours'])
		expect(await copyState()).toEqual({ state: 'waiting', halves: null })
	})
})

describe('ready phrases', () => {
	const phrases = `${desk}/phrases`
	const english = (answer: Awaited<ReturnType<TestBrowser['get']>>) =>
		answer.json().data.map((phrase: { english: string }) => phrase.english)

	it('are some to begin with, then one’s own in their order, and nobody else’s', async () => {
		expect(english(await meera.browser.get(phrases))).toContain('Keep to the word limit.')
		const own = [
			{ english: 'Write a conclusion.', hindi: 'निष्कर्ष लिखें।' },
			{ english: ' ', hindi: '' },
			{ english: 'Good map.', hindi: '' },
		]
		const stored = await meera.browser.send({ method: 'PUT', url: phrases, payload: { phrases: own } })
		expect(english(stored)).toEqual(['Write a conclusion.', 'Good map.'])
		expect(english(await meera.browser.get(phrases))).toEqual(['Write a conclusion.', 'Good map.'])
		expect(english(await kiran.browser.get(phrases))).toContain('Keep to the word limit.')
	})
})
