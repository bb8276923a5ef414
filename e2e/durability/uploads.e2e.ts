/**
 * Kills the running product at random moments while comments with pictures arrive: an upload that was acknowledged is
 * readable with the same hash after any crash, an interrupted one leaves no row and no file.
 *
 * It runs on the embedded database; with TEST_DATABASE_URL on that server.
 */
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { CommentData } from '../../shared/src/comments/contract.ts'
import { commentsPath, type Learner, signUp } from '../harness/learner-api.ts'
import type { Place } from '../harness/place.ts'
import { seededPlace } from '../harness/seeded-place.ts'
import { type Product, startProduct } from '../harness/start-product.ts'
import { checkUploads, type UploadDamage } from './check-uploads.ts'
import { UPLOAD_KILLS as KILLS } from './kills.ts'
import { type Acknowledged, hashOf, uploadUntilKilled } from './upload-until-killed.ts'

/** One account may have as many pictures in hand. */
const WRITERS = 3
const LONGEST_MS = 1_000
const LIMIT_MS = 10 * 60_000
const NO_DAMAGE: UploadDamage = { lost: [], halfDone: [], unused: [], broken: [], changed: [] }
/** The question has no demo comments. */
const questionId = 'phad-scroll-painting-tradition'

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

/**
 * Compares what is kept of the newest acknowledged comments with what the product shows of them, picture by picture.
 */
async function expectShown(origin: string, acknowledged: Acknowledged[]): Promise<void> {
	const answer = await fetch(`${origin}${commentsPath(questionId)}?limit=100`)
	const { data } = (await answer.json()) as { data: CommentData[] }
	const shown = new Map(data.map((comment) => [comment._id, comment]))
	for (const { id, text, pictures } of acknowledged.slice(-50)) {
		const comment = shown.get(id)
		expect(comment?.commentText).toBe(text)
		expect(comment?.images.map(({ filePath }) => filePath)).toEqual(pictures.map(({ path }) => path))
		for (const { path, sha256 } of pictures) {
			const hash = await hashOf(origin, path)
			if (sha256) expect({ path, hash }).toEqual({ path, hash: sha256 })
		}
	}
}

/** @returns what the killed processes had not removed of what they had received */
async function leftBehind(): Promise<string[]> {
	const names = await readdir(join(place.dataDir, 'incoming')).catch(() => [])
	return names.map((name) => join(place.dataDir, 'incoming', name))
}

it(`keeps every acknowledged picture through ${KILLS} kills, and nothing of the others`, {
	timeout: LIMIT_MS,
}, async () => {
	const acknowledged: Acknowledged[] = []
	let writer: Pick<Learner, 'cookie'> | null = null
	let newest: Acknowledged[] = []
	for (let round = 0; round < KILLS; round += 1) {
		const product = await start()
		const { origin } = product
		writer ??= await signUp(origin, 'Meera Rathore')
		await expectShown(origin, newest)
		newest = []
		const learner = { origin, cookie: writer.cookie }
		const writers = Array.from({ length: WRITERS }, (_, number) =>
			uploadUntilKilled(learner, questionId, `run ${round} writer ${number}`, newest),
		)
		// Two of three are hit once the first picture of this start is there, the others while it is on its way.
		if (round % 3 > 0) await expect.poll(() => newest.length, { timeout: 30_000 }).toBeGreaterThan(0)
		await pause(Math.random() * LONGEST_MS)
		await kill(product)
		await Promise.all(writers)
		acknowledged.push(...newest)
	}

	const settings = { databaseUrl: place.variables.DATABASE_URL ?? null, dataDir: place.dataDir }
	const { damage, rows, isTidy } = await checkUploads(settings, acknowledged)
	expect(damage).toEqual(NO_DAMAGE)
	expect(acknowledged.length).toBeGreaterThan(KILLS / 2)
	// Each kill can catch every writer between the store's yes and passing it on.
	expect(rows - acknowledged.length).toBeLessThanOrEqual(KILLS * WRITERS)
	expect(isTidy).toBe(true)
	const dead = await leftBehind()
	// The kills have met uploads on their way.
	expect(dead.length).toBeGreaterThan(KILLS / 2)

	// The files are made old enough to belong to no process any more.
	const hours = new Date(Date.now() - 2 * 3_600_000)
	for (const folder of dead) await utimes(folder, hours, hours)
	const { origin, stop } = await start()
	await expectShown(origin, newest)
	expect((await leftBehind()).filter((folder) => dead.includes(folder))).toEqual([])
	expect(await stop()).toBe(0)
	running = null
})
