import { createHash, randomUUID } from 'node:crypto'
import { evaluationPlanKind } from '@aravalli/shared/evaluation-plans/kind'
import { indiaDay } from '@aravalli/shared/india-time'
import sharp from 'sharp'
import { expect, vi } from 'vitest'
import { lockDay, replaceDailyQuestions } from '../features/daily-questions/tables.ts'
import { insertSubscription } from '../features/subscriptions/tables.ts'
import { type SignedIn, signedIn } from './build-account.ts'
import { buildQuestion } from './build-question.ts'
import type { TestBrowser } from './open-browser.ts'
import { startApp, type TestApp } from './start-app.ts'
import { storeItems } from './store-items.ts'
import { storeQuestions } from './store-questions.ts'

const uploads = '/api/answersheet/uploads'
const DAY_MILLISECONDS = 86_400_000

const texts = { title: 'Plan', subtitle: 'A plan', duration: '30 days', features: ['Questions'], terms: 'None.' }
const plan = {
	...{ isTrial: false, price: 999, earlyPrice: null, earlyPlaces: null, capacity: null, placesGiven: null },
	...{ activeDays: 30, activeUntil: null, evaluatedQuestions: null, questionsADay: 2, feedbackHours: 24 },
	...{ hasMentorship: false, isRefundable: true, english: texts, hindi: texts },
}

/** Is noon of a Saturday in India, when that day's questions are open. */
export const noon = new Date('2026-11-28T06:30:00Z')

/** Starts the app on a day that `storeDay` has prepared. @param now tells the time, which a story may move */
export async function startDay(now: () => Date = () => noon): Promise<TestApp> {
	const test = await startApp({}, { now })
	await storeDay(test, now())
	return test
}

/** Publishes the plans `monthly` (two answers a day) and `trial` (one in all), and four questions, which are the day's. */
async function storeDay(test: TestApp, now: Date, questionIds = ['one', 'two', 'three', 'four']): Promise<void> {
	await storeItems(test, { kind: evaluationPlanKind }, [
		{ id: 'monthly', position: 1, ...plan },
		{ id: 'trial', position: 2, ...plan, isTrial: true, price: 0, evaluatedQuestions: 1, feedbackHours: 48 },
	])
	await storeQuestions(test, ...questionIds.map((id) => buildQuestion({ id })))
	await schedule(test, indiaDay(now), questionIds)
}

export async function schedule(test: TestApp, day: string, questionIds: readonly string[]): Promise<void> {
	await test.database.transaction(async (tx) => {
		await lockDay(tx, day)
		await replaceDailyQuestions(tx, { day, questionIds, scheduledBy: null })
	})
}

export interface Subscriber extends SignedIn {
	subscriptionId: string
}

/** Signs somebody in who has a plan from yesterday on. */
export async function subscriber(
	test: TestApp,
	now: Date,
	given: { planId?: string; endsAt?: Date } = {},
): Promise<Subscriber> {
	const person = await signedIn(test)
	const subscriptionId = await givePlan(test, person.account.id, now, given)
	return { ...person, subscriptionId }
}

export async function givePlan(
	test: TestApp,
	userId: string,
	now: Date,
	{ planId = 'monthly', endsAt = new Date(now.getTime() + 29 * DAY_MILLISECONDS) }: { planId?: string; endsAt?: Date },
): Promise<string> {
	const id = randomUUID()
	const title = { english: 'Monthly plan', hindi: 'मासिक योजना' }
	const startsAt = new Date(endsAt.getTime() - 30 * DAY_MILLISECONDS)
	await insertSubscription(test.database.db, {
		...{ id, userId, title, startsAt, endsAt },
		...{ kind: 'evaluation-plan', itemId: planId },
	})
	return id
}

let shade = 0

/** Draws a page that nobody has sent before. */
export function drawPage(side = 64): Promise<Buffer> {
	shade += 1
	const background = { r: shade % 256, g: Math.floor(shade / 256) % 256, b: 200 }
	return sharp({ create: { width: side, height: side * 2, channels: 3, background } })
		.png()
		.toBuffer()
}

export const sha256Of = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

export interface UploadGiven {
	copyId: string
	content: Buffer
	uploadKey?: string
	checksum?: string
	fileName?: string
	length?: number | string
	headers?: Record<string, string>
}

const tus = { 'tus-resumable': '1.0.0' }

const metadataOf = (given: Record<string, string>) =>
	Object.entries(given)
		.map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
		.join(',')

/** Begins to send a file as a browser does with tus. */
export function beginUpload(browser: TestBrowser, given: UploadGiven) {
	const { copyId, content, uploadKey = randomUUID(), checksum = sha256Of(content), fileName = 'page.jpg' } = given
	const headers = {
		...tus,
		'upload-length': String(given.length ?? content.length),
		'upload-metadata': metadataOf({ copyId, uploadKey, fileName, checksum }),
		...given.headers,
	}
	return browser.send({ method: 'POST', url: uploads, headers })
}

export function sendPiece(browser: TestBrowser, url: string, piece: Buffer, offset = 0) {
	const headers = { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }
	return browser.send({ method: 'PATCH', url, payload: piece, headers })
}

export const askForOffset = (browser: TestBrowser, url: string) => browser.send({ method: 'HEAD', url, headers: tus })

export const giveUpload = (browser: TestBrowser, url: string) => browser.send({ method: 'DELETE', url, headers: tus })

/** Sends a whole file. */
export async function upload(browser: TestBrowser, given: UploadGiven): Promise<string> {
	const begun = await beginUpload(browser, given)
	expect([begun.statusCode, begun.body]).toEqual([201, ''])
	const url = String(begun.headers.location)
	const sent = await sendPiece(browser, url, given.content)
	expect([sent.statusCode, sent.body]).toEqual([204, ''])
	return url
}

export async function beginCopy(browser: TestBrowser, questionId = 'one', more: object = {}): Promise<string> {
	const answer = await browser.post('/api/answersheet/drafts', { questionId, ...more })
	expect([answer.statusCode, answer.json().code]).toEqual([200, undefined])
	return answer.json().data.copyId
}

export interface ShownPage {
	pageId: string
	state: string
	refusal: string | null
	[name: string]: unknown
}

export interface ShownCopy {
	copyId: string
	state: string
	pageCount: number
	pages: ShownPage[]
	moved: { uploadKeys: string[] }[]
	[name: string]: unknown
}

export const getCopy = async (browser: TestBrowser, copyId: string): Promise<ShownCopy> =>
	(await browser.get(`/api/answersheet/${copyId}`)).json().data

/** Waits until no page is being read any more. What reads them lets all else on the machine go first, other tests as well. */
export function whenRead(browser: TestBrowser, copyId: string): Promise<ShownCopy> {
	return vi.waitFor(
		async () => {
			const copy = await getCopy(browser, copyId)
			expect(copy.pages.filter(({ state }) => state === 'reading')).toEqual([])
			return copy
		},
		{ timeout: 100_000, interval: 50 },
	)
}

/** Begins an answer with so many pages, all of them read. */
export async function draftWithPages(browser: TestBrowser, questionId: string, pages = 1): Promise<ShownCopy> {
	const copyId = await beginCopy(browser, questionId)
	for (let page = 0; page < pages; page++) await upload(browser, { copyId, content: await drawPage() })
	return whenRead(browser, copyId)
}

export const submit = (browser: TestBrowser, { copyId, pages }: Pick<ShownCopy, 'copyId' | 'pages'>) =>
	browser.post(`/api/answersheet/${copyId}/submit`, { pageIds: pages.map(({ pageId }) => pageId) })
