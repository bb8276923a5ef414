// @module-tag one-run
/**
 * Looks at what editors do to a question from where readers meet it: the page, lists, searches, totals and the sitemap.
 */
import type { QuestionCopy } from '@aravalli/shared/answer-writing/kind'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentSitemap } from '../../content/sitemap.ts'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { buildDraft } from '../../testing/build-draft.ts'
import { buildQuestion } from '../../testing/build-question.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeQuestions } from '../../testing/store-questions.ts'
import { serverAnswerWriting } from './question-kind.ts'

const desk = '/api/admin/answer-writing'
const practice = '/api/content/answer-writing-practice'
let test: TestApp
let editor: SignedIn

beforeAll(async () => {
	test = await startApp({}, { now: () => new Date('2026-11-18T06:00:00Z') })
	editor = await signedIn(test, { role: 'CONTENT_ADMIN' })
	const others = [1, 2, 3].map((number) => buildQuestion({ id: `other-${number}`, publishedOn: `2026-11-0${number}` }))
	await storeQuestions(test, ...others)
})
afterAll(() => test.close())

async function listed(query: string) {
	const { data, pagination } = (await test.app.inject(`${practice}?${query}`)).json()
	return { ids: data.map(({ questionId }: { questionId: string }) => questionId), total: pagination.total }
}

/** Reads the sitemap as it is written when the kept one has grown old. */
async function sitemap(): Promise<string[]> {
	const source = contentSitemap(test.database, serverAnswerWriting)
	const parts = await Promise.all((await source.listParts()).map(source.listAddresses))
	return parts.flatMap((addresses) => addresses?.map(({ path }) => path) ?? [])
}

/** Tells where readers find the question: everywhere its texts say, and nowhere else. */
async function whereabouts(id: string) {
	const has = async (query: string) => (await listed(query)).ids.includes(id)
	return {
		page: (await test.app.inject(`${practice}/${id}`)).statusCode,
		list: await has('limit=100'),
		total: (await listed('')).total,
		ofEssay: await has('paperCategory=ESSAY'),
		ofPaper2: await has('paperCategory=GS_PAPER_2'),
		byAravalli: await has('search=aravalli'),
		byMewar: await has('search=mewar'),
		byHindi: await has(`search=${encodeURIComponent('मेवाड़')}`),
		sitemap: (await sitemap()).includes(`/answer-writing-practice/${id}`),
	}
}

const nowhere = {
	page: 404,
	list: false,
	total: 3,
	ofEssay: false,
	ofPaper2: false,
	byAravalli: false,
	byMewar: false,
	byHindi: false,
	sitemap: false,
}
const about = (english: string, hindi: string, given: Partial<QuestionCopy> = {}): QuestionCopy => ({
	...buildDraft({ paperCategory: 'ESSAY', publishedOn: '2026-11-15', ...given }),
	english: { ...buildDraft().english, questionText: english },
	hindi: { ...buildDraft().hindi, questionText: hindi },
})

describe('a question', () => {
	it('is met by readers as it was last published, all the way from draft to restored', async () => {
		const begun = await editor.browser.post(desk, { content: about('The Aravalli hills', 'अरावली की पहाड़ियाँ') })
		const { id } = begun.json().data
		const act = (action: string, version?: number) =>
			editor.browser.post(`${desk}/${id}/${action}`, version === undefined ? undefined : { version })
		expect(await whereabouts(id)).toEqual(nowhere)

		await act('publish', 1)
		const asFirst = { ...nowhere, page: 200, list: true, total: 4, ofEssay: true, byAravalli: true, sitemap: true }
		expect(await whereabouts(id)).toEqual(asFirst)
		expect((await listed('')).ids).toEqual([id, 'other-3', 'other-2', 'other-1'])

		const moved = about('The forts of Mewar', 'मेवाड़ के दुर्ग', { paperCategory: 'GS_PAPER_2', publishedOn: '2026-10-31' })
		await editor.browser.patch(`${desk}/${id}`, { version: 1, content: moved })
		expect(await whereabouts(id)).toEqual(asFirst)

		await act('publish', 2)
		const asSecond = {
			...asFirst,
			ofEssay: false,
			ofPaper2: true,
			byAravalli: false,
			byMewar: true,
			byHindi: true,
		}
		expect(await whereabouts(id)).toEqual(asSecond)
		expect((await listed('')).ids).toEqual(['other-3', 'other-2', 'other-1', id])

		await act('unpublish', 2)
		expect(await whereabouts(id)).toEqual(nowhere)
		await act('reinstate')
		expect(await whereabouts(id)).toEqual(asSecond)
		await editor.browser.delete(`${desk}/${id}`, { version: 2 })
		expect(await whereabouts(id)).toEqual(nowhere)
		await act('restore')
		expect(await whereabouts(id)).toEqual(asSecond)
	})
})
