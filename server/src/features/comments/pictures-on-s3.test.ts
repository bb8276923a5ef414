// @module-tag one-run
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../testing/build-account.ts'
import { sendComment, storeQuestion } from '../../testing/build-comment.ts'
import { openBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { startS3, type TestS3 } from '../../testing/start-s3.ts'

let s3: TestS3
let test: TestApp

beforeAll(async () => {
	s3 = await startS3()
	test = await startApp({ S3_URL: `${s3.url}/aravalli` })
})
afterAll(async () => {
	await test.close()
	await s3.close()
})

describe('with a bucket of S3', () => {
	it('a comment’s pictures are kept there, read from there by everybody, and gone with the comment', async () => {
		const { browser } = await signedIn(test)
		const url = await storeQuestion(test)
		const photo = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#243b8f' } })
			.jpeg()
			.toBuffer()
		const answer = await sendComment(browser, url, { text: 'My outline.', pictures: [{ content: photo }] })
		expect(answer.statusCode).toBe(200)
		const { _id, images } = answer.json().data
		const fileId = images[0].filePath.split('/').at(-1)
		const stored = await test.store.read(fileId)
		const shown = await openBrowser(test).get(images[0].filePath)
		expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
		expect(stored && shown.rawPayload.equals(stored)).toBe(true)
		const { rows } = await test.database.db.execute('select sha256 from files')
		expect(rows).toEqual([{ sha256: createHash('sha256').update(shown.rawPayload).digest('hex') }])
		await browser.delete(`${url}/${_id}`)
		expect((await browser.get(images[0].filePath)).statusCode).toBe(404)
		await expect.poll(() => test.store.read(fileId), { timeout: 20_000 }).toBeNull()
	})
})
