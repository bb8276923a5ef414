/**
 * Lets many editors save one item at the same moment: nobody overwrites what they have not seen, and readers see what
 * the item says.
 */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { buildDraft } from '../../testing/build-draft.ts'
import { buildQuestion } from '../../testing/build-question.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeQuestions } from '../../testing/store-questions.ts'

const base = '/api/admin/answer-writing'
const words = 'answer-writing-practice'
let test: TestApp
let editors: SignedIn[]

beforeAll(async () => {
	test = await startApp()
	editors = await Promise.all([1, 2, 3, 4].map(() => signedIn(test, { role: 'CONTENT_ADMIN' })))
})
afterAll(() => test.close())

const browserOf = (number: number) => {
	const { browser } = editors[number % editors.length] ?? {}
	if (!browser) throw new Error('there are no editors')
	return browser
}

const contentOf = (number: number) =>
	buildDraft({
		english: { ...buildDraft().english, questionText: `Of editor number${number}` },
		hindi: { ...buildDraft().hindi, questionText: `संपादक ${number}` },
	})

const saveBy = (number: number, id: string, version: number) =>
	browserOf(number).patch(`${base}/${id}`, { version, content: contentOf(number) })

const tally = (answers: { statusCode: number }[]) => {
	const statuses = answers.map(({ statusCode }) => statusCode)
	return Object.fromEntries(
		[...new Set(statuses)].map((status) => [status, statuses.filter((s) => s === status).length]),
	)
}

const stateOf = async (id: string) => (await browserOf(0).get(`${base}/${id}`)).json().data

async function published(id: string): Promise<void> {
	await storeQuestions(test, buildQuestion({ id }))
}

/** Readers must find the same in the question, in the list and in the index as the item says of itself. */
async function expectAgreement(id: string) {
	const { publishedVersion, version, content } = await stateOf(id)
	const shown = await test.app.inject(`/api/content/${words}/${id}`)
	expect([id, shown.statusCode]).toEqual([id, publishedVersion === null ? 404 : 200])
	if (publishedVersion === version) expect(shown.json().data.questionText).toBe(content.english.questionText)
	const { rows } = await test.database.db.execute<{ lost: number }>(sql`
		select count(*)::int as lost
		from content_index as present cross join generate_series(0, 2047) as bit
		where get_bit(positions, bit) = 1 and not exists
			(select from published_items as item where item.kind = present.kind and position = (shelf << 11) + bit)`)
	expect(rows).toEqual([{ lost: 0 }])
}

describe('of twenty saves of one version', () => {
	it('exactly one succeeds, and the others name it', async () => {
		await published('twenty')
		const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => saveBy(number, 'twenty', 1)))
		expect(tally(answers)).toEqual({ 200: 1, 409: 19 })
		const { version, content } = await stateOf('twenty')
		const winner = answers.find(({ statusCode }) => statusCode === 200)
		expect(winner?.json().data).toMatchObject({ version, content })
		expect(version).toBe(2)
		for (const answer of answers.filter(({ statusCode }) => statusCode === 409))
			expect(answer.json()).toMatchObject({ code: 'content.changed', details: { version: 2 } })
	})

	it('and again from the version that won, ten times in a row', async () => {
		await published('rounds')
		for (let version = 1; version <= 10; version += 1) {
			const answers = await Promise.all([0, 1, 2, 3].map((number) => saveBy(number + version * 4, 'rounds', version)))
			expect(tally(answers)).toEqual({ 200: 1, 409: 3 })
		}
		expect((await stateOf('rounds')).version).toBe(11)
	})
})

describe('at once', () => {
	it('a publication and saves: readers see the version that was published, whole', async () => {
		for (let round = 0; round < 8; round += 1) {
			const id = `publish-save-${round}`
			const draft = (await browserOf(0).post(base, { content: contentOf(100) })).json().data
			const answers = await Promise.all([
				browserOf(1).post(`${base}/${draft.id}/publish`, { version: 1 }),
				saveBy(2, draft.id, 1),
				saveBy(3, draft.id, 1),
			])
			expect([id, tally(answers.slice(1))]).toEqual([id, { 200: 1, 409: 1 }])
			const shown = await test.app.inject(`/api/content/${words}/${draft.id}`)
			expect(shown.statusCode).toBe(answers[0]?.statusCode === 200 ? 200 : 404)
			if (shown.statusCode === 200) expect(shown.json().data.questionText).toBe('Of editor number100')
			await expectAgreement(draft.id)
		}
	})

	it('deletion, publication, unpublishing and restoring, in any order', async () => {
		for (let round = 0; round < 8; round += 1) {
			const id = `all-at-once-${round}`
			await published(id)
			await saveBy(round, id, 1)
			const answers = await Promise.all([
				browserOf(0).delete(`${base}/${id}`, { version: 2 }),
				browserOf(1).post(`${base}/${id}/publish`, { version: 2 }),
				browserOf(2).post(`${base}/${id}/unpublish`, { version: 2 }),
				browserOf(3).post(`${base}/${id}/restore`),
				browserOf(0).post(`${base}/${id}/reinstate`),
			])
			for (const answer of answers) expect([200, 409]).toContain(answer.statusCode)
			await expectAgreement(id)
		}
	})

	it('the first touch of a question by many gives it one row', async () => {
		await published('first-touch')
		const answers = await Promise.all([
			browserOf(0).delete(`${base}/first-touch`, { version: 1 }),
			browserOf(1).delete(`${base}/first-touch`, { version: 1 }),
			browserOf(2).post(`${base}/first-touch/unpublish`, { version: 1 }),
			browserOf(3).post(`${base}/first-touch/restore`),
		])
		for (const answer of answers) expect([200, 409]).toContain(answer.statusCode)
		await expectAgreement('first-touch')
	})
})
