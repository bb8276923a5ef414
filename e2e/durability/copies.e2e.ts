/**
 * Kills the running product at random moments while learners send pages of their answers, and while they send the answers themselves: what
 * was acknowledged is there, pieces of a page included; nothing is there twice; what was cut goes on.
 *
 * It runs on the embedded database; with TEST_DATABASE_URL on that server.
 */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFileStore } from '../../server/src/platform/files/create-file-store.ts'
import { readStoreId } from '../../server/src/platform/files/store-id.ts'
import type { Copy } from '../../shared/src/answer-copies/contract.ts'
import { type Learner, signInAgain, signUp } from '../harness/learner-api.ts'
import { noisePicture } from '../harness/noise-picture.ts'
import type { Place } from '../harness/place.ts'
import { seededPlace } from '../harness/seeded-place.ts'
import { type Product, startProduct } from '../harness/start-product.ts'
import { withDatabase } from './faults/check-money.ts'
import { COPY_KILLS as KILLS } from './kills.ts'
import { askAboutCopy, fileOf, type SentFile, sendFile, takeTrial } from './send-until-killed.ts'

const PAGES = 4
const LIMIT_MS = 60 * 60_000
/** A page whose reading was killed is read by a job, soon after. */
const READ_WITHIN_MS = 90_000

let place: Place
let running: Product | null

beforeEach(async () => {
	place = await seededPlace()
	running = null
})
afterEach(async () => {
	await running?.kill()
	await place.remove()
})

async function start(): Promise<Product> {
	running = await startProduct(place)
	return running
}

async function kill(product: Product): Promise<void> {
	running = null
	await product.kill()
}

interface Answer {
	learner: Learner & { email: string }
	copyId: string
	files: SentFile[]
}

async function beginAnswer(origin: string): Promise<Answer> {
	const learner = await signUp(origin, 'Meera Rathore')
	await takeTrial(learner)
	const headers = { cookie: learner.cookie }
	const { data } = await (await fetch(`${origin}/api/answersheet/today`, { headers })).json()
	const draft = await askAboutCopy(learner, 'drafts', { questionId: data.questions[0].questionId })
	if (!draft) throw new Error('The answer could not be begun.')
	const sides = Array.from({ length: PAGES }, () => 120 + Math.floor(Math.random() * 500))
	return { learner, copyId: draft.copyId, files: sides.map((side) => fileOf(noisePicture(side, side))) }
}

const sendAll = ({ learner, copyId, files }: Answer) =>
	Promise.all(files.map((file) => sendFile(learner, copyId, file)))

async function whenRead({ learner, copyId }: Answer): Promise<Copy> {
	const deadline = Date.now() + READ_WITHIN_MS
	for (;;) {
		const copy = await askAboutCopy(learner, copyId)
		if (copy?.pages.every(({ state }) => state !== 'reading')) return copy
		if (Date.now() > deadline) throw new Error('A page was never read.')
		await pause(100)
	}
}

const submit = async (answer: Answer): Promise<Copy | null> => {
	const { pages } = await whenRead(answer)
	return askAboutCopy(answer.learner, `${answer.copyId}/submit`, { pageIds: pages.map(({ pageId }) => pageId) })
}

/** The product has come back on another port. */
async function comeBack(answer: Answer, origin: string): Promise<void> {
	answer.learner = { ...answer.learner, ...(await signInAgain(origin, answer.learner.email)) }
}

/**
 * Kills the product while pages are under way, before and after the last of them, as it happens; or while the answer is sent.
 *
 * @returns what was acknowledged of the sending, if anything
 */
async function killAmong(product: Product, answer: Answer, isInSending: boolean): Promise<Copy | null> {
	if (isInSending) return killInSending(product, answer)
	const sending = sendAll(answer)
	await pause(Math.random() * 600)
	await kill(product)
	await sending
	return null
}

async function killInSending(product: Product, answer: Answer): Promise<Copy | null> {
	expect(await sendAll(answer)).not.toContain(false)
	await whenRead(answer)
	const sending = submit(answer)
	await pause(Math.random() * 60)
	await kill(product)
	return sending.catch(() => null)
}

it(`loses no page and no answer through ${KILLS} kills, and doubles none`, { timeout: LIMIT_MS }, async () => {
	const labels: (string | undefined)[] = []
	const answers: Answer[] = []
	const met: Met = { unfinishedPages: 0, wholePages: 0, acknowledgedAnswers: 0 }
	let product = await start()
	for (let round = 0; round < KILLS; round += 1) {
		const answer = await beginAnswer(product.origin)
		answers.push(answer)
		const sent = await killAmong(product, answer, round % 3 === 1)
		note(met, answer, sent)
		product = await start()
		await comeBack(answer, product.origin)
		labels.push(await finish(answer, sent))
	}
	process.stdout.write(`\nkills among answers: ${JSON.stringify({ kills: KILLS, ...met })}\n`)
	expect(await product.stop()).toBe(0)
	running = null
	expect(labels).toEqual(labels.map(() => expect.stringMatching(/^RAS-\d+$/)))
	expect(new Set(labels).size).toBe(KILLS)
	await checkStored(answers)
})

/** Counts what the kills have met. */
interface Met {
	unfinishedPages: number
	wholePages: number
	acknowledgedAnswers: number
}

function note(met: Met, { files }: Answer, sent: Copy | null): void {
	for (const { acknowledgedBytes, content } of files)
		met[acknowledgedBytes === content.length ? 'wholePages' : 'unfinishedPages'] += 1
	if (sent) met.acknowledgedAnswers += 1
}

/** Sends what is left, after the product has come back. @returns what the answer is called */
async function finish(answer: Answer, sent: Copy | null): Promise<string | undefined> {
	expect(await sendAll(answer)).toEqual(answer.files.map(() => true))
	const copy = await whenRead(answer)
	if (sent) expect(copy).toMatchObject({ state: 'waiting', label: sent.label })
	expect(copy.pages.map(({ state }) => state)).toEqual(answer.files.map(() => 'ready'))
	return (await submit(answer))?.label
}

const STORED = `
	select copy.id, upload.sha256, upload.file_id as "fileId",
		(select count(*)::int from evaluations where copy_id = copy.id and kind = 'first') as evaluations
	from answer_copies copy join answer_uploads upload on upload.copy_id = copy.id where copy.id = any($1)`

/** Each file is there once, with the content that was sent, and each answer waits once. */
async function checkStored(answers: Answer[]): Promise<void> {
	await withDatabase(place, async (database) => {
		const store = createFileStore({ s3: null, dataDir: place.dataDir }, await readStoreId(database))
		const { rows } = await database.run(STORED, [answers.map(({ copyId }) => copyId)])
		const stored = rows as { id: string; sha256: string; fileId: string; evaluations: number }[]
		const wanted = answers.flatMap(({ copyId, files }) => files.map(({ sha256 }) => `${copyId} ${sha256}`))
		expect(stored.map(({ id, sha256 }) => `${id} ${sha256}`).sort()).toEqual(wanted.sort())
		for (const { sha256, fileId, evaluations } of stored) {
			const content = (await store.read(fileId)) ?? ''
			expect([createHash('sha256').update(content).digest('hex'), evaluations]).toEqual([sha256, 1])
		}
	})
}
