// @module-tag one-run
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeAccount } from '../../testing/build-account.ts'
import { commentsOf } from '../../testing/build-comment.ts'
import { buildMiq, storeMiqs } from '../../testing/build-miq.ts'
import { buildQuestion } from '../../testing/build-question.ts'
import { openBrowser } from '../../testing/open-browser.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeQuestions } from '../../testing/store-questions.ts'
import { seedComments } from './seed-comments.ts'

let test: TestApp
let folder: string

beforeAll(async () => {
	test = await startApp()
	folder = await mkdtemp(join(tmpdir(), 'aravalli-threads-'))
})
afterAll(async () => {
	await rm(folder, { recursive: true })
	await test.close()
})

async function writeThread(kind: string, questionId: string, text: string): Promise<void> {
	const reply = { author: 'imran', text: ['A reply.'], hoursAgo: 1, likes: ['imran'] }
	const comments = [{ author: 'imran', text: [text], hoursAgo: 2, likes: ['imran'], replies: [reply] }]
	await mkdir(join(folder, kind))
	await writeFile(join(folder, kind, `${questionId}.json`), JSON.stringify({ comments }))
}

it('stores each demo thread below the question of its own kind, marked as a sample, and counts it there', async () => {
	await storeQuestions(test, buildQuestion({ id: 'same-id' }))
	await storeMiqs(test, buildMiq({ id: 'same-id' }))
	await writeFile(
		join(folder, 'authors.json'),
		JSON.stringify({ imran: { email: 'imran@example.com', name: 'Imran Khan' } }),
	)
	await writeThread('answer-writing', 'same-id', 'Of answer writing.')
	await writeThread('miq', 'same-id', 'Of a most important question.')
	const { id } = await storeAccount(test, { name: 'Imran Khan' })
	const { database, files } = test
	const provideAuthors = async () => new Map([['imran', id]])
	const now = new Date('2026-11-24T10:00:00Z')
	await seedComments({ database, files, log: silentLog, now, provideAuthors }, folder)
	for (const [url, commentText] of [
		[commentsOf('same-id'), 'Of answer writing.'],
		['/api/miq/same-id/comments', 'Of a most important question.'],
	] as const) {
		const { data, pagination } = (await openBrowser(test).get(url)).json()
		expect(data).toMatchObject([
			{
				commentText,
				userName: 'Imran Khan',
				likes: 1,
				isSample: true,
				createdAt: '2026-11-24T08:00:00.000Z',
				replies: [{ replyText: 'A reply.', likes: 1, isSample: true }],
			},
		])
		expect(pagination.total).toBe(1)
	}
})
