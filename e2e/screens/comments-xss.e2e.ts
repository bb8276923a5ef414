/**
 * Shows that hostile texts and file names do nothing, in a real browser whose content security policy is switched off:
 * every one is shown as the text that it is.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContext } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { cleanText, commentProblem } from '../../shared/src/comments/comment.ts'
import type { CommentData } from '../../shared/src/comments/contract.ts'
import { type HostileThread, postHostileThread } from '../harness/hostile-thread.ts'
import { commentsPath, type Learner, signUp } from '../harness/learner-api.ts'
import { aVisitor } from '../harness/open-browser.ts'
import { loadAll, openPictures, readThread } from '../harness/shown-thread.ts'
import { showAsMarkup, watchForXss } from '../harness/watch-for-xss.ts'
import { xssVectors } from '../harness/xss-vectors.ts'

const visitor = aVisitor()
/** The question has no demo comments. */
const questionId = 'phad-scroll-painting-tradition'
const api = commentsPath(questionId)

let learner: Learner
let thread: HostileThread

beforeAll(async () => {
	learner = await signUp(visitor.origin, "<img src=x onerror=xssRan('name')>")
	thread = await postHostileThread(learner, questionId)
})

describe('the vectors', () => {
	it('are many, no two alike, and each may be a comment', () => {
		expect(new Set(xssVectors).size).toBe(xssVectors.length)
		expect(new Set(xssVectors.map(cleanText)).size).toBeGreaterThan(220)
		expect(xssVectors.flatMap((text) => commentProblem(text) ?? [])).toEqual([])
	})

	it('would be noticed: most of them run on a page that takes them for markup', async () => {
		const { ran, before } = watchForXss()
		const page = await visitor.open('/help', { bypassCSP: true, before, expectedErrors: /./ })
		await page.context().route(/^http/, (route) => route.abort())
		const some = xssVectors.filter((_, index) => index % 3 === 0)
		await showAsMarkup(page, some)
		expect([...ran].filter((vector) => /^\d+$/.test(vector)).length).toBeGreaterThan(some.length / 2)
	})
})

describe('the answers of the API', () => {
	async function allComments(): Promise<CommentData[]> {
		const pages = [1, 2].map(async (page) => {
			const answer = await fetch(`${visitor.origin}${api}?limit=100&page=${page}`)
			return ((await answer.json()) as { data: CommentData[] }).data
		})
		return (await Promise.all(pages)).flat()
	}

	it('hold every text as it was written', async () => {
		const comments = await allComments()
		expect(comments.map(({ commentText }) => commentText).sort()).toEqual(thread.comments)
		expect(comments.flatMap(({ replies }) => replies.map(({ replyText }) => replyText)).sort()).toEqual(thread.replies)
		const names = comments.flatMap(({ images }) => images.map(({ originalName }) => originalName))
		expect(names.sort()).toEqual(thread.names)
	})

	it('do nothing when they are opened as pages', async () => {
		const { ran, before } = watchForXss()
		const page = await visitor.open('/help', { bypassCSP: true, before, expectedErrors: /status of 4\d\d/ })
		const [comment] = await allComments()
		const asked = encodeURIComponent('<script>xssRan("address")</script>')
		const addresses = [
			...[1, 2].map((number) => `${api}?limit=100&page=${number}`),
			`${api}/${comment?._id}/replies`,
			`${api}?page=${asked}`,
			`${api}/${asked}/replies`,
			commentsPath(asked),
		]
		for (const address of addresses) {
			const answer = await page.goto(address)
			expect(answer?.headers()['content-type']).toMatch(/^application\/json/)
			expect(answer?.headers()['x-content-type-options']).toBe('nosniff')
		}
		expect([...ran]).toEqual([])
	})

	it('are pictures and nothing else where a picture was sent', async () => {
		const images = (await allComments()).flatMap((comment) => comment.images)
		for (const { filePath } of images.slice(0, 20)) {
			const answer = await fetch(new URL(filePath, visitor.origin))
			expect(answer.headers.get('content-type')).toBe('image/webp')
			expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
			expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).not.toContain('xssRan')
		}
	})
})

describe('a browser without a policy', () => {
	const signedIn = (context: BrowserContext) => {
		const [name = '', value = ''] = learner.cookie.split('=')
		return context.addCookies([{ name, value, url: visitor.origin }])
	}

	it('shows them as they are and runs none', { timeout: 240_000 }, async () => {
		const { ran, before } = watchForXss()
		const prepare = (context: BrowserContext) => Promise.all([before(context), signedIn(context)])
		const path = `/answer-writing-practice/${questionId}#comments`
		const page = await visitor.open(path, { bypassCSP: true, before: prepare })
		await page.locator('li[id^="comment-"]').first().waitFor()
		const opened = await openPictures(page, 'Close')
		expect(opened.length).toBeGreaterThan(10)
		expect(opened.filter((name) => !thread.names.includes(name))).toEqual([])
		await loadAll(page, 'Load more comments')
		const { elements, ...shown } = await readThread(page)
		expect(shown).toEqual(thread)
		expect(elements).toEqual([])
		for (const place of [0, 1, 66, 133]) {
			const comment = page.locator('li[id^="comment-"]').nth(place)
			await comment.getByRole('button', { name: 'Reply', exact: true }).click()
			await comment.getByRole('textbox').waitFor()
		}
		expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(path)
		expect([...ran]).toEqual([])
	})
})

describe('the question taken home', () => {
	it('does nothing when it is opened from the disk', async () => {
		const { ran, before } = watchForXss()
		const answer = await fetch(`${visitor.origin}/api/content/answer-writing-practice/${questionId}/download`, {
			headers: { cookie: learner.cookie },
		})
		const { data } = (await answer.json()) as { data: { pdfContent: string } }
		const folder = await mkdtemp(join(tmpdir(), 'aravalli-download-'))
		const file = join(folder, 'question.html')
		await writeFile(file, data.pdfContent)
		const page = await visitor.open('/help', { bypassCSP: true, before })
		await page.goto('about:blank')
		const requests: string[] = []
		page.on('request', (request) => requests.push(request.url()))
		await page.goto(pathToFileURL(file).href)
		expect({ ran: [...ran], requests }).toEqual({ ran: [], requests: [pathToFileURL(file).href] })
		await rm(folder, { recursive: true })
	})
})
