// @module-tag one-run
/** Uploads over real connections: cut in the middle, silent, slow to say how long they are. */
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { type ClientRequest, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
	askForOffset,
	beginCopy,
	beginUpload,
	drawPage,
	noon,
	type Subscriber,
	sendPiece,
	startDay,
	subscriber,
	whenRead,
} from '../../../testing/send-copy.ts'
import type { TestApp } from '../../../testing/start-app.ts'

let test: TestApp
let learner: Subscriber
let copyId: string
let page: Buffer
let url: string

beforeAll(async () => {
	test = await startDay()
	await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => test.close())
beforeEach(async () => {
	learner = await subscriber(test, noon)
	copyId = await beginCopy(learner.browser)
	// What follows the picture makes it long enough to be cut; readers of pictures pass over it.
	page = Buffer.concat([await drawPage(), Buffer.alloc(900_000, Math.random().toString(36))])
	url = String((await beginUpload(learner.browser, { copyId, content: page })).headers.location)
})

function open(length: number, offset = 0): ClientRequest {
	const { port } = test.app.server.address() as AddressInfo
	const asking = request({
		...{ port, host: '127.0.0.1', method: 'PATCH', path: url },
		headers: {
			cookie: learner.browser.cookie(),
			'sec-fetch-site': 'same-origin',
			'tus-resumable': '1.0.0',
			'upload-offset': String(offset),
			'content-type': 'application/offset+octet-stream',
			'content-length': String(length),
		},
	})
	asking.on('error', () => undefined)
	return asking
}

const arrivedBytes = async () => (await stat(join(test.dataDir, 'incoming-pages', basename(url)))).size

const offset = async () => Number((await askForOffset(learner.browser, url)).headers['upload-offset'])

describe('a page', () => {
	it.each([0.3, 0.6, 0.9])(
		'whose connection is cut at %f goes on from there, and arrives as it was sent',
		async (share) => {
			const cutAt = Math.floor(page.length * share)
			const asking = open(page.length)
			asking.write(page.subarray(0, cutAt))
			// Asking for the offset would end it as well.
			await expect.poll(arrivedBytes, { timeout: 5_000 }).toBeGreaterThan(cutAt / 2)
			asking.destroy()
			await pause(50)
			const arrived = await offset()
			expect(arrived).toBeLessThanOrEqual(cutAt)
			const rest = await sendPiece(learner.browser, url, page.subarray(arrived), arrived)
			expect([rest.statusCode, rest.body]).toEqual([204, ''])
			expect((await whenRead(learner.browser, copyId)).pages).toMatchObject([{ state: 'ready' }])
		},
	)

	it('whose connection has gone silent is taken over by the next one', async () => {
		const silent = open(page.length)
		silent.write(page.subarray(0, 1_000))
		await pause(200)
		const arrived = await offset()
		expect(arrived).toBe(1_000)
		const rest = await sendPiece(learner.browser, url, page.subarray(arrived), arrived)
		expect(rest.statusCode).toBe(204)
		silent.destroy()
	})

	it('that would be longer than it said is refused before it has arrived', async () => {
		const asking = open(50_000_000)
		const answered = once(asking, 'response')
		asking.write(page.subarray(0, 65_536))
		const [answer] = await answered
		expect(answer.statusCode).toBe(413)
		asking.destroy()
		expect(await offset()).toBe(0)
	})
})
