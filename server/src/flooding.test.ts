// @module-tag one-run
/** Somebody who asks for as much as a machine can send takes nothing from a learner. Real connections; on PostgreSQL the whole pool. */
import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type SignedIn, signedIn } from './testing/build-account.ts'
import { buildMainsQuestion, storeMainsQuestions } from './testing/build-mains-question.ts'
import { startApp, type TestApp } from './testing/start-app.ts'

const isServer = inject('testTemplate').engine === 'server'
/** The embedded database does one thing after the other, so everybody waits for what the flood has in hand. */
const PATIENCE_MS = isServer ? 1_000 : 5_000
const CONNECTIONS = 30
const CONNECTIONS_OF_A_VISITOR = 60
const ids = Array.from({ length: 20 }, (_, place) => `flood-${place}`)

let test: TestApp
let origin: string
let flooding: SignedIn
let other: SignedIn

beforeAll(async () => {
	test = await startApp({ ACCOUNT_LIMIT_FACTOR: '1' })
	origin = await test.app.listen({ port: 0 })
	await storeMainsQuestions(test, ...ids.map((id) => buildMainsQuestion({ id })))
	flooding = await signedIn(test)
	other = await signedIn(test)
	await test.database.db.execute(sql`
		insert into practice_notes (id, user_id, question_type, question_id, text)
		select substr(md5(random()::text || place), 1, 24), ${flooding.account.id}, 'mains', 'flood-' || place % 20,
			repeat('उत्तर ', 1600) from generate_series(1, 1000) as place`)
})
afterAll(() => test.close())

const ask = (learner: SignedIn, path: string, init: RequestInit = {}) =>
	fetch(origin + path, {
		...init,
		headers: { cookie: learner.browser.cookie(), 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
	})

/** How long the other learner waits for a small answer, in milliseconds, which must be one. */
async function answerTimes(count: number): Promise<number[]> {
	const times: number[] = []
	for (let time = 0; time < count; time += 1) {
		const startedAt = performance.now()
		const answer = await ask(other, '/api/user/profile')
		expect(answer.status).toBe(200)
		times.push(performance.now() - startedAt)
		await pause(50)
	}
	return times
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]

describe('while one learner floods', () => {
	it('another one is answered: long notes', { timeout: 60_000 }, async () => {
		let isOver = false
		const sizes: number[] = []
		const statuses = new Set<number>()
		const flood = Array.from({ length: CONNECTIONS }, async () => {
			while (!isOver) {
				const answer = await ask(flooding, `/api/practice-notes/by-question/mains?questionIds=${ids.join(',')}`)
				sizes.push((await answer.arrayBuffer()).byteLength)
				statuses.add(answer.status)
			}
		})
		const times = await answerTimes(7)
		isOver = true
		await Promise.all(flood)
		expect(median(times)).toBeLessThan(PATIENCE_MS)
		expect(Math.max(...sizes)).toBeLessThan(250_000)
		expect([...statuses].every((status) => status === 200 || status === 429)).toBe(true)
	})

	// Each of these writes waits with a connection of the pool in hand.
	it.runIf(isServer)('another one is answered: writes that wait for each other', { timeout: 60_000 }, async () => {
		const holder = await test.database.openConnection()
		await holder.query('begin')
		const key = `practice-notes ${flooding.account.id}`
		await holder.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key])
		const body = JSON.stringify({ questionType: 'mains', questionId: 'flood-1', commentText: 'x' })
		const writes = Array.from({ length: CONNECTIONS }, () =>
			ask(flooding, '/api/practice-notes', { method: 'POST', body }).then(({ status }) => status),
		)
		await pause(300)
		const times = await answerTimes(5)
		await holder.query('rollback')
		await holder.end()
		expect(median(times)).toBeLessThan(PATIENCE_MS)
		expect(new Set(await Promise.all(writes))).toEqual(new Set([409]))
	})
})

describe('while somebody floods who is not signed in', () => {
	/** Asks for a list that everybody may read, over a connection of its own. */
	const askAsVisitor = () =>
		new Promise<number | undefined>((resolve, reject) => {
			get(`${origin}/api/content/main-section`, { localAddress: '127.0.0.2', agent: false }, (answer) => {
				answer.resume().on('end', () => resolve(answer.statusCode))
			}).on('error', reject)
		})

	// Each of these lists waits with a connection of the pool in hand.
	it.runIf(isServer)('a learner is answered, nobody is refused: lists that wait', { timeout: 60_000 }, async () => {
		const holder = await test.database.openConnection()
		await holder.query('begin')
		await holder.query('lock table published_items in access exclusive mode')
		const lists = Array.from({ length: CONNECTIONS_OF_A_VISITOR }, askAsVisitor)
		await pause(300)
		const times = await answerTimes(5)
		await holder.query('rollback')
		await holder.end()
		expect(median(times)).toBeLessThan(PATIENCE_MS)
		expect(new Set(await Promise.all(lists))).toEqual(new Set([200]))
	})
})
