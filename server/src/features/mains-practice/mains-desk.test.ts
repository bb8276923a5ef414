// @module-tag one-run
import type { MainsQuestion } from '@aravalli/shared/mains-practice/kind'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signedIn } from '../../testing/build-account.ts'
import { buildMainsQuestion, storeMainsQuestions } from '../../testing/build-mains-question.ts'
import { emptyContent } from '../../testing/empty-content.ts'
import { openBrowser, type TestBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

const desk = '/api/admin/mains-practice'
const readers = '/api/content/main-section'
let test: TestApp
let editor: TestBrowser
let anonymous: TestBrowser

beforeAll(async () => {
	test = await startApp()
	editor = (await signedIn(test, { role: 'CONTENT_ADMIN' })).browser
	anonymous = openBrowser(test)
})
afterAll(() => test.close())
beforeEach(() => emptyContent(test.database))

const { id: _, ...complete } = buildMainsQuestion()

async function publish(content: MainsQuestion) {
	const { id, version } = (await editor.post(desk, { content })).json().data
	const answer = await editor.post(`${desk}/${id}/publish`, { version })
	return { id, version, status: answer.statusCode, problem: answer.json().errors?.[0] }
}

async function change(id: string, version: number, content: MainsQuestion) {
	await editor.patch(`${desk}/${id}`, { version, content })
	await editor.post(`${desk}/${id}/publish`, { version: version + 1 })
}

const list = async (query = '') => (await anonymous.get(`${readers}${query}`)).json().data
const filters = async (query = '') => (await anonymous.get(`${readers}/filters${query}`)).json().data
const topics = async (query = '') =>
	(await filters(query)).topics.map(({ id, name, questions }: Record<string, unknown>) => [id, name, questions])

describe('the desk of mains questions', () => {
	it('shows readers what an editor writes, below the filters that it belongs to', async () => {
		const { id, status } = await publish({ ...complete, isMostImportant: true })
		expect([status, id]).toEqual([200, expect.stringMatching(/^define-ecological-footprint-/)])
		expect(await list('?topic=biodiversity&year=2024&tab=miq')).toMatchObject([{ _id: id, topicId: 'biodiversity' }])
		expect(await topics('?tab=miq&lang=hindi')).toEqual([['biodiversity', 'पारिस्थितिकी तंत्र और जैव विविधता', 1]])
	})

	it('moves a question to another topic, and counts it there', async () => {
		await storeMainsQuestions(test, buildMainsQuestion({ id: 'stays' }))
		const { id, version } = await publish({ ...complete, isMostImportant: true })
		await change(id, version, { ...complete, topics: ['climate-change'], isMostImportant: false })
		expect(await topics()).toEqual([
			['climate-change', 'Climate change and international agreements', 1],
			['biodiversity', 'Ecosystems and biodiversity', 1],
		])
		expect(await topics('?tab=miq')).toEqual([])
		expect(await list('?topic=climate-change')).toMatchObject([
			{ _id: id, topic: 'Climate change and international agreements' },
		])
	})

	it('offers a topic no longer when its last question is taken back', async () => {
		const { id, version } = await publish(complete)
		expect(await topics()).toHaveLength(1)
		await editor.post(`${desk}/${id}/unpublish`, { version })
		expect(await topics()).toEqual([])
	})

	const [part] = complete.english.parts
	it.each<[string, object, { path: string; message: string }]>([
		['fewer marks than parts', { partMarks: [2] }, { path: 'partMarks', message: 'Each part needs one number' }],
		[
			'more words than parts',
			{ wordLimits: [15, 50, 50] },
			{ path: 'wordLimits', message: 'Each part needs one number' },
		],
		[
			'a year without a number in its paper',
			{ questionNumber: '' },
			{
				path: 'questionNumber',
				message: 'A previous year’s question needs its year and its number in the paper',
			},
		],
		[
			'a number without a year',
			{ year: null },
			{ path: 'year', message: 'A previous year’s question needs its year and its number in the paper' },
		],
		[
			'neither source nor set',
			{ year: null, questionNumber: '' },
			{ path: 'practiceSet', message: expect.stringContaining('one of the two') },
		],
		[
			'both source and set',
			{ practiceSet: 1 },
			{ path: 'practiceSet', message: expect.stringContaining('one of the two') },
		],
		[
			'a year from before there were these papers',
			{ year: 2012 },
			{ path: 'year', message: 'Must be a whole number from 2013 to 2100' },
		],
		[
			'a marks split of other marks',
			{ partMarks: [2, 10] },
			{ path: 'english.parts.1.marksSplit', message: expect.stringContaining('together they make 10 marks') },
		],
		['no marks', { partMarks: [] }, { path: 'partMarks', message: 'Please fill this in' }],
		[
			'fewer parts in Hindi',
			{ hindi: { ...complete.hindi, parts: [part] } },
			{ path: 'hindi.parts', message: 'English and Hindi must have the same parts' },
		],
	])('publishes nothing that has %s', async (_name, given, problem) => {
		expect(await publish({ ...complete, ...given })).toMatchObject({ status: 400, problem })
		expect(await list()).toEqual([])
	})
})

describe('what is stored', () => {
	it.each<[string, object]>([
		['an unknown paper', { paperNo: 'paper5' }],
		['an unknown subject', { subject: 'astrology' }],
		['an unknown topic', { topics: ['astrology'] }],
		['the id that is the filters’ address', { id: 'filters' }],
	])('never has %s', async (_name, given) => {
		await expect(storeMainsQuestions(test, buildMainsQuestion(given))).rejects.toThrow()
		expect(await list()).toEqual([])
	})
})
