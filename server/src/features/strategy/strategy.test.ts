// @module-tag one-run
import { contentProblems } from '@aravalli/shared/content/problems'
import type { StrategyItem } from '@aravalli/shared/strategy/contract'
import {
	type AdviceItem,
	type RoutineItem,
	routineKind,
	strategyKind,
	type TopicItem,
	topicKind,
} from '@aravalli/shared/strategy/kinds'
import { mainsTabs, prelimsTabs } from '@aravalli/shared/strategy/tabs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedFiles } from '../../content/seed-files.ts'
import { signedIn } from '../../testing/build-account.ts'
import { buildMainsQuestion, storeMainsQuestions } from '../../testing/build-mains-question.ts'
import { emptyContent } from '../../testing/empty-content.ts'
import { openBrowser } from '../../testing/open-browser.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeItems } from '../../testing/store-items.ts'
import { mainsFiles, prelimsFiles, routineFiles, syllabusFiles } from './strategy-files.ts'

let test: TestApp

beforeAll(async () => {
	test = await startApp()
})

afterAll(() => test.close())

beforeEach(async () => {
	await emptyContent(test.database)
})

const english = { section: 'Time', title: 'Rounds', description: 'Go in three rounds.', points: ['One', 'Two'] }
const hindi = { section: 'समय', title: 'दौर', description: 'तीन दौर में चलें।', points: ['एक', 'दो'] }

type Built<I> = I & { id: string }

function buildItem(given: Partial<Built<AdviceItem>> = {}): Built<AdviceItem> {
	const { tab = 'prelims-strategy', position = 1 } = given
	return { id: `${tab}-${position}`, tab, position, icon: 'Clock', english, hindi, ...given }
}

const storeItemsOfTabs = (...items: Built<AdviceItem>[]) => storeItems(test, { kind: strategyKind }, items)
const storeTopics = (...topics: Built<TopicItem>[]) => storeItems(test, { kind: topicKind }, topics)
const storeDays = (...days: Built<RoutineItem>[]) => storeItems(test, { kind: routineKind }, days)

const ask = async (path: string, browser = openBrowser(test)) => {
	const response = await browser.get(path)
	return { status: response.statusCode, ...response.json() }
}
const idsOf = ({ data }: { data: StrategyItem[] }) => data.map(({ _id }) => _id)

describe('GET /api/content/prelims-strategy', () => {
	it('gives an item with exactly what a page shows, in the language of the request', async () => {
		await storeItemsOfTabs(buildItem())
		const same = { _id: 'prelims-strategy-1', icon: 'Clock', isFallback: false }
		const path = '/api/content/prelims-strategy?category=strategy'
		expect(await ask(path)).toEqual({ status: 200, success: true, data: [{ ...same, ...english }] })
		expect((await ask(`${path}&lang=hindi`)).data).toEqual([{ ...same, ...hindi }])
	})

	it('says that an item without Hindi is in English', async () => {
		await storeItemsOfTabs(buildItem({ hindi: null }))
		expect((await ask('/api/content/prelims-strategy?lang=hindi')).data).toMatchObject([
			{ ...english, isFallback: true },
		])
		expect((await ask('/api/content/prelims-strategy')).data).toMatchObject([{ isFallback: false }])
	})

	it('gives the items of one tab in their order, those of the mains left out, and the first tab where none is named', async () => {
		await storeItemsOfTabs(
			buildItem({ tab: 'prelims-faq', position: 2 }),
			buildItem({ tab: 'prelims-faq', position: 1 }),
			buildItem(),
			buildItem({ tab: 'mains-faq', position: 1 }),
		)
		expect(idsOf(await ask('/api/content/prelims-strategy?category=faq'))).toEqual(['prelims-faq-1', 'prelims-faq-2'])
		expect(idsOf(await ask('/api/content/prelims-strategy'))).toEqual(['prelims-strategy-1'])
		expect(await ask('/api/content/prelims-strategy?category=success-tips')).toMatchObject({ status: 200, data: [] })
	})

	it.each(['nothing', 'gs-paper-1', '', 'FAQ', 'faq&category=faq', '%00'])(
		'refuses the category %s',
		async (category) => {
			const answer = await ask(`/api/content/prelims-strategy?category=${category}`)
			expect(answer).toMatchObject({ status: 400, success: false, code: 'request.invalid' })
			expect(answer.message).toMatch(/\w \w/)
			expect(answer.errors).toMatchObject([{ path: 'category' }])
		},
	)
})

describe('GET /api/content/mains-strategy', () => {
	const open = ['answer-writing', 'exam-hall-tips', 'faq']
	const path = (tab: string) => `/api/content/mains-strategy?category=${tab}`

	beforeEach(() => storeItemsOfTabs(...mainsTabs.map((tab) => buildItem({ tab: `mains-${tab}` }))))

	it.each(open)('gives %s to everybody', async (tab) => {
		expect(idsOf(await ask(path(tab)))).toEqual([`mains-${tab}-1`])
	})

	it.each(mainsTabs.filter((tab) => !open.includes(tab)))('gives %s only to who is signed in', async (tab) => {
		const refused = await ask(path(tab))
		expect(refused).toMatchObject({ status: 401, success: false, code: 'access.not-signed-in' })
		expect(JSON.stringify(refused)).not.toContain('Rounds')
		for (const role of ['LEARNER', 'EVALUATION_ADMIN'] as const) {
			const { browser } = await signedIn(test, { role })
			expect(idsOf(await ask(path(tab), browser))).toEqual([`mains-${tab}-1`])
		}
	})

	it('has the first tab where none is named, and refuses an unknown one before it asks who it is', async () => {
		expect(idsOf(await ask('/api/content/mains-strategy'))).toEqual(['mains-answer-writing-1'])
		expect((await ask(path('gs-paper-5'))).status).toBe(400)
		expect((await ask(path('success-tips'))).status).toBe(400)
	})
})

describe('the syllabus', () => {
	const texts = { title: 'Polity', points: ['Parliament'] }
	const topic = (id: string, given: Partial<TopicItem>): Built<TopicItem> => {
		const same = {
			id,
			paper: 'PRELIMS' as const,
			position: 1,
			weightagePercent: null,
			pointTopics: [],
			english: texts,
			hindi: null,
		}
		return { ...same, ...given }
	}

	it('of the mains has each paper’s topics in their order, with their weightage', async () => {
		await storeTopics(
			topic('d', { paper: 'GS_PAPER_2', weightagePercent: 100 }),
			topic('b', { paper: 'GS_PAPER_1', position: 2, weightagePercent: 40 }),
			topic('a', { paper: 'GS_PAPER_1', weightagePercent: 60, hindi: { title: 'राजव्यवस्था', points: ['संसद'] } }),
			topic('p', {}),
		)
		const { data } = await ask('/api/content/mains-syllabus?lang=hindi')
		expect(data).toEqual([
			{
				paper: 'GS_PAPER_1',
				topics: [
					{ _id: 'a', title: 'राजव्यवस्था', points: ['संसद'], pointTopics: [[]], weightagePercent: 60, isFallback: false },
					{ _id: 'b', ...texts, pointTopics: [[]], weightagePercent: 40, isFallback: true },
				],
			},
			{
				paper: 'GS_PAPER_2',
				topics: [{ _id: 'd', ...texts, pointTopics: [[]], weightagePercent: 100, isFallback: true }],
			},
		])
	})

	it('of the prelims has its topics in their order, each point with what there is on its topics', async () => {
		await storeTopics(
			topic('second', { position: 2 }),
			topic('first', { pointTopics: ['1: parliament-and-legislatures'] }),
		)
		await storeMainsQuestions(test, buildMainsQuestion({ subject: 'polity', topics: ['parliament-and-legislatures'] }))
		const { data } = await ask('/api/content/prelims-syllabus')
		const parliament = {
			id: 'parliament-and-legislatures',
			name: 'Parliament and legislatures',
			counts: [{ kind: 'mains-practice', items: 1 }],
		}
		expect(data).toEqual([
			{ _id: 'first', ...texts, pointTopics: [[parliament]], isFallback: false },
			{ _id: 'second', ...texts, pointTopics: [[]], isFallback: false },
		])
	})

	it('is not published without the weightage of a topic of the mains', () => {
		const problems = (given: Partial<TopicItem>) =>
			contentProblems(topicKind, { ...topic('a', given), hindi: texts }, '2026-11-20')
		expect(problems({ paper: 'GS_PAPER_1' })).toEqual([{ path: 'weightagePercent', code: 'field-required' }])
		expect([problems({ paper: 'GS_PAPER_1', weightagePercent: 60 }), problems({})]).toEqual([[], []])
		expect(problems({ pointTopics: ['1: astrology'] })).toEqual([{ path: 'pointTopics', code: 'point-topics' }])
	})
})

describe('GET /api/content/weekly-routine', () => {
	it('has the days in their order, each once, in the language of the request', async () => {
		const inEnglish = { subjects: ['Polity'], task: 'Write.' }
		const inHindi = { subjects: ['राजव्यवस्था'], task: 'लिखें।' }
		const ofMonday = { day: 'monday', paper: 'GS_PAPER_1', minutes: 90 } as const
		await storeDays(
			{
				id: 'weekend',
				day: 'weekend',
				paper: null,
				minutes: null,
				english: { subjects: [], task: 'Revise.' },
				hindi: null,
			},
			{ id: 'before', ...ofMonday, english: { subjects: [], task: 'Read.' }, hindi: null },
			{ id: 'monday', ...ofMonday, english: inEnglish, hindi: inHindi },
		)
		expect((await ask('/api/content/weekly-routine?lang=hindi')).data).toEqual([
			{ day: 'monday', paper: 'GS_PAPER_1', minutes: 90, ...inHindi, isFallback: false },
			{ day: 'weekend', paper: null, minutes: null, subjects: [], task: 'Revise.', isFallback: true },
		])
	})
})

describe('the demo', () => {
	const files = [prelimsFiles, mainsFiles, syllabusFiles, routineFiles]
	const seed = () => seedFiles(test.database, silentLog, files)

	it('has every tab, paper and day in both languages, once, though two processes seed at the same time', async () => {
		await Promise.all([seed(), seed()])
		const { browser } = await signedIn(test)
		const counts: Record<string, number> = {}
		for (const lang of ['english', 'hindi']) {
			for (const tab of prelimsTabs) await count(`prelims-strategy?category=${tab}&lang=${lang}`)
			for (const tab of mainsTabs) await count(`mains-strategy?category=${tab}&lang=${lang}`)
			await count(`prelims-syllabus?lang=${lang}`)
			await count(`weekly-routine?lang=${lang}`)
		}
		async function count(path: string) {
			const { data } = await ask(`/api/content/${path}`, browser)
			expect(data.some(({ isFallback }: StrategyItem) => isFallback)).toBe(false)
			counts[path.split('?')[0] ?? ''] = (counts[path.split('?')[0] ?? ''] ?? 0) + data.length
		}
		expect(counts).toEqual({
			'prelims-strategy': 120,
			'mains-strategy': 148,
			'prelims-syllabus': 22,
			'weekly-routine': 12,
		})
		const { data } = await ask('/api/content/mains-syllabus')
		expect(data.map(({ topics }: { topics: object[] }) => topics.length)).toEqual([4, 4, 4, 3])
	})

	it('leaves alone what has been written before', async () => {
		await storeItemsOfTabs(buildItem())
		await seed()
		expect(idsOf(await ask('/api/content/prelims-strategy'))).toEqual(['prelims-strategy-1'])
		expect((await ask('/api/content/prelims-strategy?category=faq')).data).toEqual([])
	})
})
