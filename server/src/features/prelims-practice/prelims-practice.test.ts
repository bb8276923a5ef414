import { markingSchemeKind } from '@aravalli/shared/mock-tests/kinds'
import type { PrelimsQuestionData } from '@aravalli/shared/prelims-practice/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withdrawItem } from '../../content/storing/tables.ts'
import { buildPrelims, storePrelims } from '../../testing/build-prelims.ts'
import { openBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeItems } from '../../testing/store-items.ts'

const list = '/api/content/prelims-practice'
let clock = new Date('2026-11-20T06:00:00Z')
let test: TestApp

const aScheme = {
	...{ questionCount: 150, totalMarks: 200, minutes: 180, bubbleMinutes: 10 },
	...{ wrongParts: 3, wrongHundredths: null, hasNotAttempted: true },
	...{ isBlankPenalised: true, blankLimitPercent: 10, droppedRule: 'scale' as const },
	english: { title: 'Scheme', note: '' },
	hindi: { title: 'योजना', note: '' },
}

beforeAll(async () => {
	test = await startApp({}, { now: () => clock })
	const { hindi: _, ...english } = buildPrelims()
	await storePrelims(
		test,
		buildPrelims({ id: 'oldest', publishedOn: '2026-10-01', isMostImportant: true }),
		buildPrelims({ id: 'hard', publishedOn: '2026-10-02', difficulty: 'HARD' }),
		buildPrelims({
			id: 'reasoning',
			publishedOn: '2026-10-03',
			subject: 'reasoning',
			topics: [],
			isMostImportant: true,
		}),
		buildPrelims({
			id: 'two-topics',
			publishedOn: '2026-10-04',
			topics: ['thar-desert', 'rivers-and-lakes-of-rajasthan'],
		}),
		{
			...english,
			hindi: null,
			id: 'newest',
			publishedOn: '2026-10-05',
			subject: 'indian-polity',
			topics: ['governor'],
		},
	)
})
afterAll(() => test.close())

const ask = (path: string) => openBrowser(test).get(`${list}${path}`)
async function ids(query: string): Promise<string[]> {
	const { data } = (await ask(query)).json() as { data: PrelimsQuestionData[] }
	return data.map(({ _id }) => _id)
}

describe('the list of questions with options', () => {
	it('has the newest first, with all that practice shows, in both languages', async () => {
		expect(await ids('')).toEqual(['newest', 'two-topics', 'reasoning', 'hard', 'oldest'])
		const { data, pagination } = (await ask('?lang=hindi&limit=1&page=5')).json()
		expect(pagination).toMatchObject({ page: 5, limit: 1, total: 5, totalPages: 5 })
		expect(data).toEqual([
			{
				_id: 'oldest',
				subjectId: 'rajasthan-geography',
				topicId: 'rivers-and-lakes-of-rajasthan',
				difficulty: 'EASY',
				key: 'B',
				isDropped: false,
				isMostImportant: true,
				year: null,
				questionNumber: null,
				isFallback: false,
				translations: {
					english: expect.objectContaining({
						subject: 'Geography of Rajasthan',
						options: ['Luni', 'Chambal', 'Banas', 'Ghaggar'],
						whyWrong: ['It dries up in the hot season.', '', 'It is seasonal.', 'It flows in the rains only.'],
					}),
					hindi: expect.objectContaining({
						subject: 'राजस्थान का भूगोल',
						question: 'राजस्थान की एकमात्र बारहमासी नदी कौन-सी है?',
						explanation: 'चंबल वर्ष भर बहती है।',
					}),
				},
			},
		])
	})

	it.each([
		['?subject=rajasthan-geography', ['two-topics', 'hard', 'oldest']],
		['?difficulty=HARD', ['hard']],
		['?miq=true', ['reasoning', 'oldest']],
		['?miq=true&subject=reasoning', ['reasoning']],
		['?subject=rajasthan-geography&topic=thar-desert', ['two-topics']],
		['?subject=rajasthan-geography&topic=rivers-and-lakes-of-rajasthan', ['hard', 'oldest']],
		['?topic=rivers-and-lakes-of-rajasthan', ['two-topics', 'hard', 'oldest']],
		['?subject=reasoning&topic=thar-desert', []],
		['?page=9', []],
	])('is filtered by %s', async (query, expected) => {
		expect(await ids(query)).toEqual(expected)
	})

	it.each([
		'?subject=cooking',
		'?topic=cooking',
		'?difficulty=hard',
		'?miq=false',
		'?limit=0',
		'?limit=101',
		'?page=one',
	])('refuses %s', async (query) => {
		const answer = await ask(query)
		expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid'])
	})

	it('says that Hindi is missing, where the reader’s language is Hindi', async () => {
		expect((await ask('/newest?lang=hindi')).json().data).toMatchObject({
			isFallback: true,
			translations: { english: { subject: 'Indian polity and governance' }, hindi: null },
		})
	})
})

describe('questions by their ids', () => {
	it('come in the order of these, each once and without what is not there', async () => {
		const get = (ids: string) => openBrowser(test).get(`/api/prelims-practice/questions?ids=${ids}`)
		const { data } = (await get('hard,missing,newest,hard,%00')).json() as { data: PrelimsQuestionData[] }
		expect(data.map(({ _id }) => _id)).toEqual(['hard', 'newest'])
		const many = Array.from({ length: 101 }, (_, index) => `q${index}`)
		expect((await get(many.join(','))).statusCode).toBe(400)
		expect((await get(many.slice(1).join(','))).json().data).toEqual([])
	})
})

describe('one question', () => {
	it.each(['missing', 'UPPER', encodeURIComponent('a b'), '%00'])('is refused as %s', async (id) => {
		const answer = await ask(`/${id}`)
		expect(answer.statusCode).toBe(404)
	})

	it('is answered by its id', async () => {
		expect((await ask('/reasoning')).json().data).toMatchObject({ _id: 'reasoning', topicId: '', key: 'B' })
	})
})

describe('the filters', () => {
	it('name what there is, in the order of the syllabus, with how many of each', async () => {
		expect((await ask('/filters')).json().data).toMatchObject({
			questions: 5,
			subjects: [
				{ id: 'rajasthan-geography', name: 'Geography of Rajasthan', questions: 3 },
				{ id: 'indian-polity', questions: 1 },
				{ id: 'reasoning', questions: 1 },
			],
			topics: [
				{ id: 'thar-desert', subjectId: 'rajasthan-geography', questions: 1 },
				{ id: 'rivers-and-lakes-of-rajasthan', subjectId: 'rajasthan-geography', questions: 2 },
				{ id: 'governor', subjectId: 'indian-polity', questions: 1 },
			],
			difficulties: [
				{ id: 'EASY', questions: 4 },
				{ id: 'HARD', questions: 1 },
			],
		})
	})

	it('say how the next examination is marked, or else as the newest known', async () => {
		clock = new Date('2026-11-20T06:00:00Z')
		const scheme = async () => (await ask('/filters?lang=hindi')).json().data.scheme
		const store = (id: string, cycle: 'RAS_2025' | 'RAS_2026') =>
			storeItems(test, { kind: markingSchemeKind }, [{ ...aScheme, id, cycle }])
		expect(await scheme()).toBeNull()
		await store('older', 'RAS_2025')
		expect(await scheme()).toMatchObject({ cycle: 'RAS_2025', title: 'योजना' })
		await store('next', 'RAS_2026')
		expect(await scheme()).toMatchObject({ cycle: 'RAS_2026', questionCount: 150, totalMarks: 200, wrongParts: 3 })
		await test.database.transaction(async (tx) => {
			for (const id of ['older', 'next']) await withdrawItem(tx, { kind: markingSchemeKind }, id)
		})
	})

	it('count the most important ones within themselves', async () => {
		expect((await ask('/filters?miq=true&lang=hindi')).json().data).toEqual({
			questions: 2,
			subjects: [
				{ id: 'rajasthan-geography', name: 'राजस्थान का भूगोल', questions: 1 },
				{ id: 'reasoning', name: 'तर्कशक्ति एवं मानसिक योग्यता', questions: 1 },
			],
			topics: [expect.objectContaining({ id: 'rivers-and-lakes-of-rajasthan', questions: 1 })],
			difficulties: [{ id: 'EASY', name: 'सरल', questions: 2 }],
			scheme: null,
		})
	})
})
