// @module-tag one-run
import type { MainsQuestion } from '@aravalli/shared/mains-practice/kind'
import { mainsYears } from '@aravalli/shared/mains-practice/mains-question'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildMainsQuestion, storeMainsQuestions, withdrawMainsQuestion } from '../../testing/build-mains-question.ts'
import { emptyContent } from '../../testing/empty-content.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

const list = '/api/content/main-section'
let test: TestApp

beforeAll(async () => {
	test = await startApp()
})
afterAll(() => test.close())
beforeEach(async () => {
	await emptyContent(test.database)
})

async function get(url: string) {
	const response = await test.app.inject({ url })
	return { status: response.statusCode, body: response.json() }
}
const idsOf = async (url: string) => (await get(url)).body.data.map(({ _id }: { _id: string }) => _id)

const answered = ({ parts }: MainsQuestion['english']) => ({
	questions: parts.map(({ question }) => question),
	answers: parts.map(({ answer }) => answer),
	marksSplits: parts.map(({ marksSplit }) => marksSplit),
})

describe('the list', () => {
	it('says all of a question, in the language of the request and in both', async () => {
		const question = buildMainsQuestion()
		await storeMainsQuestions(test, question)
		const english = { subject: 'Environment', topic: 'Ecosystems and biodiversity', ...answered(question.english) }
		const hindi = {
			subject: 'पर्यावरण',
			topic: 'पारिस्थितिकी तंत्र और जैव विविधता',
			...answered(question.hindi ?? question.english),
		}
		const same = {
			_id: 'ecological-footprint',
			subjectId: 'environment',
			topicId: 'biodiversity',
			paperNo: 'paper3',
			year: 2024,
			marks: 7,
			partMarks: [2, 5],
			wordLimits: [15, 50],
			mostImportent: false,
			isPyq: true,
			questionNumber: '14',
			practiceSet: null,
			isFallback: false,
			translations: { english, hindi },
		}
		expect((await get(list)).body).toEqual({
			success: true,
			data: [{ ...same, ...english }],
			pagination: { page: 1, limit: 200, total: 1, totalPages: 1, isTotalCapped: false },
		})
		expect((await get(`${list}?lang=hindi`)).body.data).toEqual([{ ...same, ...hindi }])
		expect((await get(`${list}?lang=hindi&translations=false`)).body.data).toEqual([
			{ ...same, ...hindi, translations: null },
		])
	})

	it('comes in English, and says so, where there is no Hindi', async () => {
		await storeMainsQuestions(test, buildMainsQuestion({ hindi: null }))
		const [question] = (await get(`${list}?lang=hindi`)).body.data
		expect(question).toMatchObject({ questions: answered(buildMainsQuestion().english).questions, isFallback: true })
		expect(question).toMatchObject({ subject: 'पर्यावरण', translations: { hindi: null } })
	})

	it('goes by year, the newest first, then by paper', async () => {
		await storeMainsQuestions(
			test,
			buildMainsQuestion({ id: 'old', year: 2003, paperNo: 'paper1' }),
			buildMainsQuestion({ id: 'second', year: 2024, paperNo: 'paper2' }),
			buildMainsQuestion({ id: 'first', year: 2024, paperNo: 'paper1' }),
			buildMainsQuestion({ id: 'between', year: 2016, paperNo: 'paper4' }),
		)
		expect(await idsOf(list)).toEqual(['first', 'second', 'between', 'old'])
		expect(await idsOf(`${list}?page=2&limit=3`)).toEqual(['old'])
		expect((await get(`${list}?page=3&limit=3`)).body).toMatchObject({ data: [], pagination: { total: 4 } })
		expect((await get(`${list}?page=1`)).body.pagination).toMatchObject({ limit: 10 })
	})

	it('has questions of previous years by their source, and the others set by set', async () => {
		const practice = { year: null, questionNumber: '' }
		await storeMainsQuestions(
			test,
			buildMainsQuestion({ id: 'second-set', ...practice, practiceSet: 2 }),
			buildMainsQuestion({ id: 'first-set', ...practice, practiceSet: 1 }),
			buildMainsQuestion({ id: 'asked', year: 2013 }),
			buildMainsQuestion({ id: 'no-number', year: 2024, questionNumber: '' }),
		)
		expect(await idsOf(list)).toEqual(['asked', 'first-set', 'second-set', 'no-number'])
		expect(await idsOf(`${list}?tab=practice`)).toHaveLength(4)
		expect(await idsOf(`${list}?tab=pyq`)).toEqual(['asked'])
		const [asked, first, , unknown] = (await get(list)).body.data
		expect(asked).toMatchObject({ isPyq: true, year: 2013, questionNumber: '14', practiceSet: null })
		expect(first).toMatchObject({ isPyq: false, year: null, questionNumber: '', practiceSet: 1 })
		expect(unknown).toMatchObject({ isPyq: false, year: null })
	})

	it('answers the newest 200 where no page is named', async () => {
		const many = Array.from({ length: 203 }, (_, index) => buildMainsQuestion({ id: `question-${index}` }))
		await storeMainsQuestions(test, ...many)
		const { body } = await get(list)
		expect(body.data).toHaveLength(200)
		expect(body.pagination).toMatchObject({ total: 203, totalPages: 2 })
	})

	it('shows nothing that is not published', async () => {
		await storeMainsQuestions(test, buildMainsQuestion())
		await withdrawMainsQuestion(test, 'ecological-footprint')
		expect(await idsOf(list)).toEqual([])
		expect((await get(`${list}/ecological-footprint`)).status).toBe(404)
	})
})

describe('its filters', () => {
	beforeEach(() =>
		storeMainsQuestions(
			test,
			buildMainsQuestion({ id: 'a', year: 2024, isMostImportant: true }),
			buildMainsQuestion({ id: 'b', year: 2023, topics: ['climate-change', 'monsoon'] }),
			buildMainsQuestion({
				id: 'c',
				year: 2023,
				subject: 'polity',
				topics: ['thar-desert', 'governor'],
				isMostImportant: true,
			}),
		),
	)

	it.each([
		['', ['a', 'c', 'b']],
		['tab=pyq', ['a', 'c', 'b']],
		['tab=miq', ['a', 'c']],
		['year=2023', ['c', 'b']],
		['year=2013', []],
		['year=2023&tab=miq', ['c']],
		['subject=environment', ['a', 'b']],
		['subject=environment&year=2023', ['b']],
		['topic=biodiversity', ['a']],
		['topic=climate-change&subject=environment&year=2023', ['b']],
		['topic=climate-change&subject=polity', []],
		// The lists are filtered by what a question of the subject is about.
		['topic=monsoon', []],
		['topic=governor', ['c']],
		['topic=no-such-topic', []],
	])('%s', async (query, ids) => {
		expect(await idsOf(`${list}?${query}`)).toEqual(ids)
		expect((await get(`${list}?${query}`)).body.pagination.total).toBe(ids.length)
	})

	it.each(['tab=all', 'year=24', 'year=2024x', 'subject=astrology', 'page=0', 'limit=101', 'translations=no'])(
		'are refused when they are malformed: %s',
		async (query) => expect((await get(`${list}?${query}`)).status).toBe(400),
	)

	it('are told with what there is of each, in the language of the request', async () => {
		const { data } = (await get(`${list}/filters?lang=hindi`)).body
		expect(data.years.map(({ year }: { year: number }) => year)).toEqual(mainsYears)
		expect(data.years.slice(0, 3)).toEqual([
			{ year: 2024, questions: 1 },
			{ year: 2023, questions: 2 },
			{ year: 2021, questions: 0 },
		])
		expect(data.subjects).toEqual([
			{ id: 'environment', name: 'पर्यावरण', questions: 2 },
			{ id: 'polity', name: 'भारतीय राजव्यवस्था', questions: 1 },
		])
		expect(data.topics.map(({ id, subjectId }: Record<string, string>) => [id, subjectId])).toEqual([
			['climate-change', 'environment'],
			['biodiversity', 'environment'],
			['governor', 'polity'],
		])
	})

	it('are those of the most important questions where these are asked for', async () => {
		const { data } = (await get(`${list}/filters?tab=miq`)).body
		expect(data.subjects).toEqual([
			{ id: 'environment', name: 'Environment', questions: 1 },
			{ id: 'polity', name: 'Indian Polity', questions: 1 },
		])
		expect(data.topics.map(({ id }: Record<string, string>) => id)).toEqual(['biodiversity', 'governor'])
	})

	it('offer the specified years, and any other that has questions', async () => {
		await storeMainsQuestions(test, buildMainsQuestion({ id: 'd', year: 2026 }))
		const { data } = (await get(`${list}/filters`)).body
		expect(data.years.map(({ year }: { year: number }) => year)).toEqual([2026, ...mainsYears])
	})
})

describe('one question', () => {
	it('comes as in the list', async () => {
		await storeMainsQuestions(test, buildMainsQuestion())
		const [listed] = (await get(list)).body.data
		expect((await get(`${list}/ecological-footprint`)).body).toEqual({ success: true, data: listed })
	})

	it.each(['no-such-question', 'NOT%00AN-ID', '%F0%9F%8E%AF'])('is 404 where there is none: %s', async (id) => {
		expect(await get(`${list}/${id}`)).toMatchObject({ status: 404, body: { code: 'question.not-found' } })
	})
})
