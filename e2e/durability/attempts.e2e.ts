/**
 * Kills the browser and the product at random moments while a learner answers a timed paper: what was acknowledged is there, nothing is there twice, and the clock is right.
 *
 * It runs on the embedded database; with TEST_DATABASE_URL on that server.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AnswerState, HallAttempt } from '../../shared/src/mock-tests/contract.ts'
import { aKillableBrowser } from '../harness/killable-browser.ts'
import { type Learner, signUp } from '../harness/learner-api.ts'
import type { Place } from '../harness/place.ts'
import { seededPlace } from '../harness/seeded-place.ts'
import { freePort, type Product, startProduct } from '../harness/start-product.ts'
import { ATTEMPT_KILLS as KILLS } from './kills.ts'

const LIMIT_MS = 60 * 60_000
const PAPER = 'full-mock-test-1'
const QUESTIONS = 150
/** Between what the server says and what is shown lie a call and a second that has begun. */
const CLOCK_TOLERANCE_SECONDS = 3

let place: Place
let product: Product | null

beforeEach(async () => {
	place = await seededPlace()
	place.variables.PORT = String(await freePort())
	product = await startProduct(place)
})
afterEach(async () => {
	await product?.kill()
	await place.remove()
})

async function killProduct(): Promise<void> {
	const running = product
	product = null
	await running?.kill()
}

async function call<T>({ origin, cookie }: Learner, path: string, body?: object): Promise<T> {
	const headers = { cookie, origin, 'content-type': 'application/json' }
	const method = body ? 'POST' : 'GET'
	const answer = await fetch(`${origin}/api/mock-tests/${path}`, {
		method,
		headers,
		...(body && { body: JSON.stringify(body) }),
	})
	expect(answer.status).toBe(200)
	return (await answer.json()).data
}

/** Remembers what the product has acknowledged: of each question the latest state. */
type Acknowledged = Map<number, AnswerState>

function follow(page: Page, acknowledged: Acknowledged): void {
	page.on('response', (response) => {
		const request = response.request()
		if (request.method() !== 'POST' || !request.url().endsWith('/answers') || response.status() !== 200) return
		for (const state of (request.postDataJSON() as { answers: AnswerState[] }).answers) {
			const known = acknowledged.get(state.place)
			if (!known || state.atMilliseconds > known.atMilliseconds) acknowledged.set(state.place, state)
		}
	})
}

/** Answers one question after the other until it is called off, or the browser is gone. */
async function answerOn(page: Page, isOver: () => boolean): Promise<void> {
	const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'l', 'n', 'n', 'n', 'p']
	while (!isOver()) {
		const key = keys[Math.floor(Math.random() * keys.length)] ?? 'n'
		const isGone = await page.keyboard.press(key).then(
			() => false,
			() => true,
		)
		if (isGone) return
		await pause(Math.random() * 60)
	}
}

async function secondsShown(page: Page): Promise<number> {
	const text = (await page.getByRole('timer').textContent()) ?? ''
	return text.split(':').reduce((sum, part) => 60 * sum + Number(part), 0)
}

it(`an attempt survives ${KILLS} kills of browser and server`, { timeout: LIMIT_MS }, async () => {
	const origin = product?.origin ?? ''
	const learner = await signUp(origin, 'Meera Rathore')
	const { attemptId } = await call<{ attemptId: string }>(learner, `papers/${PAPER}/attempts`, {})
	const startedAt = new Date((await call<HallAttempt>(learner, `attempts/${attemptId}`)).startedAt).getTime()
	const acknowledged: Acknowledged = new Map()
	const device = await aKillableBrowser(origin)
	const open = async () => {
		const context = await device.start()
		await context.addCookies(
			learner.cookie.split('; ').map((pair) => {
				const [name = '', value = ''] = pair.split('=')
				return { name, value, url: origin }
			}),
		)
		const page = context.pages()[0] ?? (await context.newPage())
		follow(page, acknowledged)
		await page.goto(`${origin}/mock-test/${attemptId}`)
		await page.getByRole('heading', { level: 2, name: /^Question/ }).waitFor()
		const left = 180 * 60 - (Date.now() - startedAt) / 1000
		expect(Math.abs((await secondsShown(page)) - left)).toBeLessThan(CLOCK_TOLERANCE_SECONDS)
		return page
	}

	let page = await open()
	const killed = { browser: 0, server: 0 }
	for (let kill = 0; kill < KILLS; kill += 1) {
		let isOver = false
		const answering = answerOn(page, () => isOver)
		await pause(300 + Math.random() * 2000)
		if (kill % 2 === 0) {
			await killProduct()
			await pause(Math.random() * 1500)
			product = await startProduct(place)
			await pause(500)
			isOver = true
			await answering
			killed.server += 1
		} else {
			await device.kill()
			isOver = true
			await answering
			page = await open()
			killed.browser += 1
		}
		await expectAllThere(learner, attemptId, acknowledged)
	}
	await page.getByText('All answers saved').waitFor({ timeout: 60_000 })
	const stored = await expectAllThere(learner, attemptId, acknowledged)
	process.stdout.write(`\nkills of an attempt: ${JSON.stringify({ ...killed, acknowledged: acknowledged.size })}\n`)
	expect(acknowledged.size).toBeGreaterThan(KILLS)
	await call(learner, `attempts/${attemptId}/finish`, {})
	const { solutions } = await call<{ solutions: { place: number; answer: string | null }[] }>(
		learner,
		`attempts/${attemptId}/result`,
	)
	expect(solutions).toHaveLength(QUESTIONS)
	const given = new Map(stored.map(({ place: at, answer }) => [at, answer]))
	expect(solutions.filter(({ place: at, answer }) => answer !== (given.get(at) ?? null))).toEqual([])
})

/** What was acknowledged is stored, or something later is; each question once. */
async function expectAllThere(learner: Learner, attemptId: string, acknowledged: Acknowledged): Promise<AnswerState[]> {
	const known = [...acknowledged.values()]
	const { answers } = await call<HallAttempt>(learner, `attempts/${attemptId}`)
	expect(new Set(answers.map(({ place: at }) => at)).size).toBe(answers.length)
	const stored = new Map(answers.map((state) => [state.place, state]))
	const lost = known.filter((state) => {
		const found = stored.get(state.place)
		if (!found || found.atMilliseconds < state.atMilliseconds) return true
		return found.atMilliseconds === state.atMilliseconds && found.answer !== state.answer
	})
	expect(lost).toEqual([])
	return answers
}
