// @module-tag one-run
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMainsQuestion, storeMainsQuestions, type TestQuestion } from '../../testing/build-mains-question.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

const list = '/api/content/main-section'
/** So many do not fit on one shelf of the index. */
const inOnePaper = 2100
const inOtherPapers = 60

let test: TestApp
/** The questions stand in the order of the list. */
let stored: TestQuestion[]

const idOf = (number: number) => `question-${String(number).padStart(4, '0')}`

beforeAll(async () => {
	test = await startApp()
	const large = Array.from({ length: inOnePaper }, (_, number) =>
		buildMainsQuestion({ id: idOf(number), year: 2023, paperNo: 'paper2', isMostImportant: number % 7 === 0 }),
	)
	const small = Array.from({ length: inOtherPapers }, (_, number) =>
		buildMainsQuestion({
			id: idOf(inOnePaper + number),
			year: number % 2 ? 2024 : 2013,
			...(number % 3 && { subject: 'polity', topics: ['governor'] }),
		}),
	)
	await storeMainsQuestions(test, ...large.slice(0, 1000), ...small)
	await storeMainsQuestions(test, ...large.slice(1000))
	// Of a paper, what was stored last comes first.
	stored = [...large, ...small].reverse().sort((one, other) => (other.year ?? 0) - (one.year ?? 0))
})
afterAll(() => test.close())

async function get(query: string) {
	const { data, pagination } = (await test.app.inject({ url: `${list}?translations=false&${query}` })).json()
	return { ids: data.map(({ _id }: { _id: string }) => _id), total: pagination.total }
}

describe('a list of more questions than a shelf holds', () => {
	it.each<[string, (question: TestQuestion) => boolean, number[]]>([
		['tab=pyq', () => true, [1, 3, 4, 20, 21, 22, 23]],
		['year=2023', () => true, [1, 2, 21, 22]],
		['tab=miq', ({ isMostImportant }) => isMostImportant, [1, 2, 3, 4]],
		['year=2013', () => true, [1, 2]],
		['subject=polity', ({ subject }) => subject === 'polity', [1, 2]],
		['subject=environment', ({ subject }) => subject === 'environment', [1, 21, 22]],
		['topic=biodiversity&year=2023&tab=miq', ({ isMostImportant }) => isMostImportant, [1, 3, 4]],
	])('has each of them on one page, in order: %s', async (query, isFound, pages) => {
		const year = Number(/year=(\d+)/.exec(query)?.[1]) || null
		const found = stored.filter((question) => isFound(question) && (year === null || question.year === year))
		for (const page of pages) {
			const ids = found.slice((page - 1) * 100, page * 100).map(({ id }) => id)
			expect(await get(`${query}&limit=100&page=${page}`)).toEqual({ ids, total: found.length })
		}
	})

	it('tells how many there are of each', async () => {
		const { data } = (await test.app.inject({ url: `${list}/filters?tab=pyq` })).json()
		const count = (subject: string) => stored.filter((question) => question.subject === subject).length
		expect(data.subjects.map(({ id, questions }: { id: string; questions: number }) => [id, questions])).toEqual([
			['environment', count('environment')],
			['polity', count('polity')],
		])
		const inYear = (wanted: number) => data.years.find(({ year }: { year: number }) => year === wanted).questions
		expect(inYear(2024) + inYear(2013)).toBe(inOtherPapers)
	})

	it('counts a question that is stored twice once', async () => {
		const [question] = stored
		if (question) await storeMainsQuestions(test, question)
		const { data } = (await test.app.inject({ url: `${list}/filters?tab=pyq` })).json()
		const sum = data.years.reduce((all: number, { questions }: { questions: number }) => all + questions, 0)
		expect(sum).toBe(stored.length)
	})
})
