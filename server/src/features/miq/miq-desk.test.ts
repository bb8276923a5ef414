// @module-tag one-run
import { type Miq, miqKind } from '@aravalli/shared/miq/kind'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasItems } from '../../content/counting/tables.ts'
import { signedIn } from '../../testing/build-account.ts'
import { buildMiq, storeMiqs } from '../../testing/build-miq.ts'
import { emptyContent } from '../../testing/empty-content.ts'
import { openBrowser, type TestBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

const desk = '/api/admin/miq'
let test: TestApp
let editor: TestBrowser
let anonymous: TestBrowser

beforeAll(async () => {
	test = await startApp({}, { now: () => new Date('2026-11-18T06:00:00Z') })
	editor = (await signedIn(test, { role: 'CONTENT_ADMIN' })).browser
	anonymous = openBrowser(test)
})
afterAll(() => test.close())
beforeEach(() => emptyContent(test.database))

const { id: _, ...complete } = buildMiq()

async function publish(content: Omit<Miq, 'hindi'> & { hindi: object | null }) {
	const created = await editor.post(desk, { content })
	const { id, version } = created.json().data
	const answer = await editor.post(`${desk}/${id}/publish`, { version })
	return { id, row: created.json().data, status: answer.statusCode, problem: answer.json().errors?.[0] }
}

const list = async (query = '') => (await anonymous.get(`/api/miq/list${query}`)).json().data

describe('the desk of most important questions', () => {
	it('shows readers what an editor writes, under an id made of the first question', async () => {
		const { id, status } = await publish(complete)
		expect([status, id]).toEqual([200, expect.stringMatching(/^what-is-a-stepwell-/)])
		expect(await list('?search=baori')).toMatchObject([
			{ _id: id, questions: ['What is a stepwell?', 'Describe Chand Baori.'] },
		])
		expect((await anonymous.get(`/api/miq/${id}?lang=hindi`)).json().data).toMatchObject({
			answers: ['**सीढ़ियों वाला कुआँ**।\n1. सीढ़ियाँ: वे पानी तक उतरती हैं।', ''],
		})
	})

	it('names a draft in its list by the first question, and by nothing where there is none', async () => {
		const empty = { ...complete.english, parts: [] }
		await editor.post(desk, { content: { ...complete, hindi: empty } })
		const { data } = (await editor.get(`${desk}?status=draft`)).json()
		expect(data[0]).toMatchObject({
			title: { english: 'What is a stepwell?', hindi: '' },
			facts: { paperCategory: 'GS_PAPER_1', difficulty: 'MEDIUM', marks: 10 },
		})
	})

	const [part] = complete.english.parts
	it.each<[string, object, { path: string; code?: string }]>([
		['no question', { english: { ...complete.english, parts: [] } }, { path: 'english.parts' }],
		['fewer parts in Hindi', { hindi: { ...complete.hindi, parts: [part] } }, { path: 'hindi.parts' }],
		[
			'a part without a question',
			{ english: { ...complete.english, parts: [part, { question: ' ', answer: 'A' }] } },
			{ path: 'english.parts.1.question' },
		],
		['no marks', { marks: 0 }, { path: 'marks' }],
		['no minutes', { durationMinutes: null }, { path: 'durationMinutes' }],
		['a day to come', { publishedOn: '2026-11-19' }, { path: 'publishedOn' }],
	])('publishes nothing that has %s', async (_name, given, problem) => {
		expect(await publish({ ...complete, ...given })).toMatchObject({ status: 400, problem })
		expect(await list()).toEqual([])
	})
})

describe('what is stored', () => {
	it('stays as it is where its id exists, its words included', async () => {
		await storeMiqs(test, buildMiq({ marks: 10 }))
		await storeMiqs(test, buildMiq({ marks: 20, subject: 'economy' }), buildMiq({ id: 'step-2', marks: 5 }))
		expect((await list()).map(({ _id, marks }: Record<string, unknown>) => [_id, marks])).toEqual([
			['step-2', 5],
			['stepwells', 10],
		])
		expect(await list('?search=stepwell')).toHaveLength(2)
		expect(await list('?search=economy')).toEqual([])
	})

	it.each<[string, object]>([
		['an id that is no slug', { id: 'Not a slug' }],
		['the id that is the list’s address', { id: 'list' }],
		['an unknown paper', { paperCategory: 'GS_PAPER_9' }],
		['an unknown subject', { subject: 'astrology' }],
		['an unknown difficulty', { difficulty: 'IMPOSSIBLE' }],
		['no marks', { marks: null }],
		['a day that does not exist', { publishedOn: '2026-02-30' }],
	])('never has %s', async (_name, given) => {
		await expect(storeMiqs(test, buildMiq(given))).rejects.toThrow()
		expect(await hasItems(test.database.db, miqKind.name)).toBe(false)
	})
})
