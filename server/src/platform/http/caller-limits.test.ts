// @module-tag one-run
import { Socket } from 'node:net'
import { accountsContract } from '@aravalli/shared/accounts/contract'
import type { Endpoint } from '@aravalli/shared/endpoint'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { sendComment, storeComment, storeQuestion } from '../../testing/build-comment.ts'
import { buildMainsQuestion, storeMainsQuestions } from '../../testing/build-mains-question.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { createMemoryWindows } from '../attempts/memory-windows.ts'
import { answerInTurn, createCallerLimits } from './caller-limits.ts'

const MINUTE = 60_000
const isServer = inject('testTemplate').engine === 'server'

describe('an allowance', () => {
	function open() {
		let now = 0
		const limits = createCallerLimits(1, createMemoryWindows(), () => now)
		const isAllowed = (caller: string) => {
			try {
				limits.countHere('comments', caller)
				return true
			} catch {
				return false
			}
		}
		const times = (count: number, caller = 'asha') =>
			Array.from({ length: count }, () => isAllowed(caller)).filter(Boolean).length
		const pass = (milliseconds: number) => {
			now += milliseconds
		}
		return { limits, times, pass }
	}

	it('is one of a minute, of an hour and of a day, of each caller', () => {
		const { times, pass } = open()
		expect([times(12), times(12, 'meera')]).toEqual([10, 10])
		let inAnHour = 10
		for (let minute = 1; minute < 60; minute += 1) {
			pass(MINUTE)
			inAnHour += times(12)
		}
		expect(inAnHour).toBe(60)
		let inADay = inAnHour
		for (let minute = 60; minute < 24 * 60; minute += 1) {
			pass(MINUTE)
			inADay += times(12)
		}
		expect(inADay).toBe(200)
		pass(MINUTE)
		expect(times(1)).toBe(1)
	})

	it('says when there is more, and does not count what it refuses', () => {
		const { limits, times, pass } = open()
		times(10)
		pass(20_000)
		expect(() => limits.countHere('comments', 'asha')).toThrow(
			expect.objectContaining({ code: 'account.too-often', details: { retryAfterSeconds: 40 } }),
		)
		times(1_000)
		pass(40_000)
		expect(times(12)).toBe(10)
	})

	it('of a minute is not spent by what that of an hour refuses', () => {
		const { times, pass } = open()
		for (let minute = 0; minute < 6; minute += 1) {
			times(10)
			pass(MINUTE)
		}
		pass(53.5 * MINUTE)
		expect(times(10)).toBe(0)
		pass(MINUTE / 2)
		expect(times(12)).toBe(10)
	})

	it('is larger where the settings say so', () => {
		const limits = createCallerLimits(2, createMemoryWindows(), () => 0)
		for (let time = 0; time < 20; time += 1) limits.countHere('comments', 'asha')
		expect(() => limits.countHere('comments', 'asha')).toThrow()
	})

	it('is that of the account, or of the network of whoever is not signed in', async () => {
		const callerLimits = createCallerLimits(1, createMemoryWindows(), () => 0)
		const endpoint = { allowance: 'exports' } as Endpoint
		const ask = (request: object, asked = endpoint) =>
			answerInTurn({ callerLimits }, asked, { query: {}, raw: {}, ...request } as FastifyRequest, () => 'done')
		for (let time = 0; time < 10; time += 1) await ask({ ip: '10.0.0.1', viewer: { userId: 'asha' } })
		await expect(ask({ ip: '10.0.0.2', viewer: { userId: 'asha' } })).rejects.toMatchObject({
			code: 'account.too-often',
		})
		expect(await ask({ ip: '10.0.0.1', viewer: { userId: 'meera' } })).toBe('done')
		for (let host = 1; host <= 10; host += 1) await ask({ ip: `2001:db8:1:2::${host}`, viewer: null })
		await expect(ask({ ip: '2001:db8:1:2::b', viewer: null })).rejects.toMatchObject({ code: 'account.too-often' })
		expect(await ask({ ip: '2001:db8:1:3::1', viewer: null })).toBe('done')
		const search = { allowance: 'exports', countedWith: 'search' } as Endpoint
		expect(await ask({ ip: '2001:db8:1:2::b', viewer: null, query: { search: '' } }, search)).toBe('done')
		await expect(ask({ ip: '2001:db8:1:2::b', viewer: null, query: { search: 'x' } }, search)).rejects.toMatchObject({
			code: 'account.too-often',
		})
	})
})

describe('calls of one account', () => {
	it('are four at once and forty in hand; the rest is told to come again, and everybody else is answered', async () => {
		const callerLimits = createCallerLimits(1, createMemoryWindows())
		const { promise: gate, resolve: open } = Promise.withResolvers<void>()
		let begun = 0
		const call = (userId: string, work: () => Promise<unknown>) => {
			const request = { query: {}, viewer: { userId } } as FastifyRequest
			return answerInTurn({ callerLimits }, {} as Endpoint, request, work)
		}
		const held = async () => {
			begun += 1
			await gate
		}
		const calls = Array.from({ length: 60 }, () => call('asha', held).catch(({ code, details }) => ({ code, details })))
		expect(await call('meera', async () => 'done')).toBe('done')
		expect(begun).toBe(4)
		open()
		const refused = (await Promise.all(calls)).filter((refusal) => refusal !== undefined)
		expect(refused).toEqual(Array(20).fill({ code: 'request.too-many-at-once', details: { retryAfterSeconds: 2 } }))
		expect(begun).toBe(40)
	})
})

describe('calls of networks', () => {
	const overNetwork = { query: {}, raw: { socket: new Socket() }, viewer: null }

	/** Six calls of one network, from two hundred of its addresses, are under way until they are told to end. */
	async function hold() {
		const callerLimits = createCallerLimits(1, createMemoryWindows())
		const { promise: gate, resolve: open } = Promise.withResolvers<void>()
		const begun: string[] = []
		const call = (name: string, request: object, endpoint: object = {}) =>
			answerInTurn({ callerLimits }, endpoint as Endpoint, request as FastifyRequest, async () => {
				begun.push(name)
				await gate
			})
		const calls = Array.from({ length: 200 }, (_, host) =>
			call('flood', { ...overNetwork, ip: `2001:db8:1:2::${host.toString(16)}` }),
		)
		await new Promise((resolve) => setImmediate(resolve))
		return { begun, call, calls, open }
	}

	it('are six at once; the rest waits, however many share an address', async () => {
		const { begun, calls, open } = await hold()
		expect(begun).toHaveLength(6)
		open()
		await Promise.all(calls)
		expect(begun).toHaveLength(200)
	})

	it('go round among networks, from however many of its addresses one asks', async () => {
		const { begun, call, calls, open } = await hold()
		const neighbour = call('neighbour', { ...overNetwork, ip: '2001:db8:1:3::1' })
		open()
		await Promise.all([...calls, neighbour])
		expect(begun.indexOf('neighbour')).toBe(6)
	})

	it('let pass an account, a page, a file and whoever signs in', async () => {
		const { begun, call, open } = await hold()
		const visitor = { ...overNetwork, ip: '2001:db8:1:2::1' }
		void call('account', { ...visitor, viewer: { userId: 'asha' } })
		void call('page', { ...visitor, raw: { socket: {} } })
		void call('file', visitor, { answer: 'image/png' })
		void call('sign in', visitor, accountsContract['POST /api/auth/login'])
		await new Promise((resolve) => setImmediate(resolve))
		expect(begun.slice(6).sort()).toEqual(['account', 'file', 'page', 'sign in'])
		open()
	})
})

describe('many requests of one learner at once', () => {
	let test: TestApp
	let flooding: SignedIn
	let other: SignedIn

	beforeAll(async () => {
		test = await startApp({ ACCOUNT_LIMIT_FACTOR: '1' })
		await storeMainsQuestions(test, buildMainsQuestion({ id: 'one' }))
		flooding = await signedIn(test)
		other = await signedIn(test)
	})
	afterAll(() => test.close())

	it('are ten comments in a minute, and others go on', async () => {
		const url = await storeQuestion(test)
		const answers = await Promise.all(
			Array.from({ length: 30 }, (_, place) => sendComment(flooding.browser, url, { text: `Number ${place}` })),
		)
		const refused = answers.filter(({ statusCode }) => statusCode !== 200)
		expect(refused).toHaveLength(20)
		for (const answer of refused) {
			expect([answer.statusCode, answer.json().code]).toEqual([429, 'account.too-often'])
			expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
			expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
		}
		expect(refused[0]?.json().message).toMatch(/very often.*what you entered stays here/)
		const inHindi = await flooding.browser.send({
			method: 'POST',
			url: '/api/practice-notes',
			payload: {},
			headers: { 'accept-language': 'hi' },
		})
		expect(inHindi.statusCode).toBe(400)
		await storeComment(other.browser, url)
		expect((await other.browser.get(`${url}?limit=100`)).json().pagination.total).toBe(11)
	})

	it('are so many notes and likes in a minute, each counted for itself', async () => {
		const url = await storeQuestion(test)
		const { _id } = await storeComment(other.browser, url)
		const like = () => flooding.browser.patch(url, { action: 'like_comment', commentId: _id })
		const note = () =>
			flooding.browser.post('/api/practice-notes', { questionType: 'mains', questionId: 'one', commentText: 'x' })
		// More at once would be too much in hand.
		const inHand = 40
		const notes = await Promise.all(Array.from({ length: inHand }, note))
		const likes = [
			...(await Promise.all(Array.from({ length: inHand }, like))),
			...(await Promise.all(Array.from({ length: inHand }, like))),
		]
		const refused = (answers: typeof notes) =>
			answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.json().code)
		expect(refused(notes)).toEqual(Array(10).fill('account.too-often'))
		expect(refused(likes)).toEqual(Array(20).fill('account.too-often'))
	})

	// The embedded database would let nobody in while the lock is held.
	it.runIf(isServer)('are forty in hand, and the rest is told to come again', async () => {
		const holder = await test.database.openConnection()
		await holder.query('begin')
		await holder.query('lock table practice_notes in access exclusive mode')
		const list = () => flooding.browser.get('/api/practice-notes/by-question/mains?questionIds=one')
		const asked = Array.from({ length: 60 }, list)
		const refused: Awaited<(typeof asked)[number]>[] = []
		for (const answer of asked) void answer.then((given) => refused.push(given))
		await expect.poll(() => refused.length).toBe(20)
		for (const answer of refused) {
			expect([answer.statusCode, answer.json().code]).toEqual([429, 'request.too-many-at-once'])
			expect(answer.headers['retry-after']).toBe('2')
		}
		await holder.query('rollback')
		await holder.end()
		const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
		expect(statuses.filter((status) => status === 200)).toHaveLength(40)
		expect((await list()).statusCode).toBe(200)
	})
})
