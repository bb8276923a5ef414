import { createHash } from 'node:crypto'
import type { DataExport } from '@aravalli/shared/my-data/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PASSWORD, type SignedIn, signedIn } from '../../testing/build-account.ts'
import { sendComment, storeQuestion } from '../../testing/build-comment.ts'
import { storeCopy } from '../../testing/build-copy.ts'
import { buildForm, formType } from '../../testing/build-form.ts'
import { buildPicture } from '../../testing/build-picture.ts'
import { buildReceipt } from '../../testing/build-receipt.ts'
import { openBrowser, type TestBrowser } from '../../testing/open-browser.ts'
import { openZip } from '../../testing/open-zip.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeExport } from '../../testing/store-export.ts'
import { issueReceipt } from '../receipts/public.ts'
import { expireExports, forgetExports } from './work-for-exports.ts'

const DAY = 86_400_000
const url = '/api/user/export'
const later = (days: number) => new Date(Date.now() + days * DAY)

let test: TestApp

beforeAll(async () => {
	test = await startApp()
})
afterAll(() => test.close())

const begin = async (browser: TestBrowser): Promise<DataExport> => (await browser.post(url)).json().data
const stateOf = async (browser: TestBrowser, id: string): Promise<DataExport> =>
	(await browser.get(`${url}/${id}`)).json().data

async function whenReady(browser: TestBrowser, id: string): Promise<DataExport> {
	await vi.waitFor(async () => expect((await stateOf(browser, id)).status).toBe('ready'), {
		timeout: 20_000,
		interval: 50,
	})
	return stateOf(browser, id)
}

async function download(browser: TestBrowser, id: string): Promise<Map<string, Buffer>> {
	const answer = await browser.get(`${url}/${id}/file`)
	expect(answer.statusCode).toBe(200)
	return openZip(answer.rawPayload)
}

/** Stores one of each thing that has a file. */
async function fillWithFiles({ account, browser }: SignedIn): Promise<void> {
	const picture = await buildPicture().jpeg().toBuffer()
	const send = (path: string) =>
		browser.send({
			method: 'POST',
			url: path,
			payload: buildForm({ content: picture }),
			headers: { 'content-type': formType },
		})
	const thread = await storeQuestion(test)
	const sent = [
		await send('/api/user/profile-picture'),
		await send('/api/answersheet/upload-file'),
		await sendComment(browser, thread, { text: 'With a picture.', pictures: [{ content: picture }] }),
	]
	expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
	await storeCopy(test, { userId: account.id, pages: 2, day: '2026-11-25' })
	const evaluations = [{ state: 'published' as const, evaluatorId: 'somebody' }]
	await storeCopy(test, { userId: account.id, state: 'returned', day: '2026-11-24', evaluations })
	await test.database.transaction((tx) => issueReceipt(tx, buildReceipt({ userId: account.id, buyer: account }), null))
}

/** Finds every path of a file that the data names. */
function pathsIn(value: unknown): string[] {
	if (typeof value === 'string')
		return /^([a-z-]+\/[\w./-]+|profile-picture)\.(webp|jpg|pdf)$/.test(value) ? [value] : []
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pathsIn) : []
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

describe('a copy of all of one’s data with its files', () => {
	it('holds the data as it is, and every file of it byte for byte', async () => {
		const learner = await signedIn(test)
		const { account, browser } = learner
		await fillWithFiles(learner)
		const { id } = await begin(browser)
		const ready = await whenReady(browser, id)
		expect(ready).toMatchObject({ status: 'ready', progress: 100, files: [{ part: 1 }] })
		const contents = await download(browser, id)
		const data = JSON.parse(String(contents.get('data.json')))
		const plain = (await browser.get(url)).json()
		expect(Object.keys(data)).toEqual(Object.keys(plain))
		expect(data.account).toMatchObject({ id: account.id, email: account.email, profilePicture: 'profile-picture.webp' })

		// Each file is named by the data, and what the data names is there.
		const guides = ['README.txt', 'index.html', 'data.json']
		const files = [...contents.keys()].filter((path) => !guides.includes(path))
		expect([...new Set(pathsIn(data))].sort()).toEqual(files.sort())
		expect(files.map((path) => path.replace(/[0-9a-f]{24}|(?<=\/)[\w-]{22}(?=\.)/g, '*')).sort()).toEqual([
			'answer-copies/2026-11-24-*/evaluated.pdf',
			'answer-copies/2026-11-24-*/page-1-*.webp',
			'answer-copies/2026-11-24-*/sent-*.jpg',
			...['answer-copies/2026-11-25-*/page-1-*.webp', 'answer-copies/2026-11-25-*/page-2-*.webp'],
			...['answer-copies/2026-11-25-*/sent-*.jpg', 'answer-copies/2026-11-25-*/sent-*.jpg'],
			'comments/*.webp',
			'practice-photos/*.webp',
			'profile-picture.webp',
			expect.stringMatching(/^receipts\/receipt-CR-\d{8}\.pdf$/),
		])

		// What lies in the store has its hash there; the rest is what its address answers.
		const stored = await test.database.db.execute<{ sha256: string }>(sql`select sha256 from files`)
		const hashes = new Set(stored.rows.map((row) => row.sha256))
		const isMade = (path: string) => /\.pdf$|^profile/.test(path)
		const asStored = files.filter((path) => !isMade(path))
		expect(asStored).toHaveLength(8)
		expect(asStored.filter((path) => !hashes.has(sha256(contents.get(path) ?? Buffer.alloc(0))))).toEqual([])
		const picture = await browser.get(plain.account.profilePicture)
		expect(contents.get('profile-picture.webp')?.equals(picture.rawPayload)).toBe(true)
		for (const path of files.filter((name) => name.endsWith('.pdf')))
			expect(contents.get(path)?.subarray(0, 5).toString()).toBe('%PDF-')
		expect(JSON.stringify([...contents.values()].map(String))).not.toMatch(/argon2|passwordHash/)
	})

	it('says what is in it, in the language of the account, and so does the mail, which holds no way around the login', async () => {
		const { account, browser } = await signedIn(test, { language: 'hindi' })
		const { id } = await begin(browser)
		await whenReady(browser, id)
		const contents = await download(browser, id)
		expect([...contents.keys()]).toEqual(['README.txt', 'index.html', 'data.json'])
		expect(String(contents.get('README.txt'))).toContain('आपका सारा डेटा')
		expect(String(contents.get('index.html'))).toMatch(/<html lang="hi/)
		expect(String(contents.get('index.html'))).toContain('<a href="data.json">')
		const mails = () => test.mails.filter(({ to }) => to === account.email)
		await vi.waitFor(() => expect(mails()).toHaveLength(1), 10_000)
		const [mail] = mails()
		expect(mail?.subject).toContain('आपके डेटा की प्रति तैयार है')
		expect(mail?.text).toContain('https://aravalli.example.com/my-data')
		expect(JSON.stringify(mail)).not.toContain(id)
	})

	it('is made once, however many ask for it at the same time', async () => {
		const { browser } = await signedIn(test)
		const asked = await Promise.all(Array.from({ length: 5 }, () => begin(browser)))
		expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
		await whenReady(browser, asked[0]?.id ?? '')
	})

	it('takes the place of the one before, and can be asked for three times a day', async () => {
		const { browser } = await signedIn(test)
		const ids: string[] = []
		for (let time = 0; time < 3; time += 1) {
			const { id } = await begin(browser)
			await whenReady(browser, id)
			ids.push(id)
		}
		const states = await Promise.all(ids.map(async (id) => (await stateOf(browser, id)).status))
		expect(states).toEqual(['expired', 'expired', 'ready'])
		const refused = await browser.post(url)
		expect([refused.statusCode, refused.json().code]).toEqual([429, 'export.too-often'])
		expect((await browser.get('/api/user/my-data')).json().data.export).toMatchObject({ id: ids[2], status: 'ready' })
	})

	it('is nobody else’s, and of nobody who is not signed in', async () => {
		const owner = await signedIn(test)
		const admin = await signedIn(test, { role: 'ADMIN' })
		const id = await storeExport(test, owner.account.id, { expiresAt: later(1) })
		for (const path of [`${url}/${id}`, `${url}/${id}/file`]) {
			const foreign = await admin.browser.get(path)
			expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'export.not-found'])
			expect((await openBrowser(test).get(path)).statusCode).toBe(401)
			expect((await owner.browser.get(path)).statusCode).toBe(200)
		}
		expect((await admin.browser.get(`${url}/${'x'.repeat(22)}/file`)).json().code).toBe('export.not-found')
		expect((await owner.browser.get(`${url}/${id}/file?part=2`)).json().code).toBe('export.not-found')
		for (const part of ['0', 'x', '1000'])
			expect((await owner.browser.get(`${url}/${id}/file?part=${part}`)).statusCode).toBe(400)
	})

	it('is sent in parts to whoever asks for a part', async () => {
		const { account, browser } = await signedIn(test)
		const id = await storeExport(test, account.id, { expiresAt: later(1) })
		const answer = await browser.get(`${url}/${id}/file`, { range: 'bytes=2-' })
		expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([206, 'copy', 'bytes 2-5/6'])
		expect(answer.headers).toMatchObject({
			'content-type': 'application/zip',
			'content-disposition': 'attachment; filename="aravalli-my-data.zip"',
			'cache-control': 'private, no-store',
		})
	})

	it('expires: it is said so, its file goes, and it is forgotten at last', async () => {
		const { account, browser } = await signedIn(test)
		const id = await storeExport(test, account.id, { now: later(-8), expiresAt: later(-1) })
		const files = () => test.database.db.execute(sql`select 1 from data_export_files where export_id = ${id}`)
		const ask = async () => {
			const answer = await browser.get(`${url}/${id}/file`)
			return [answer.statusCode, answer.json().code]
		}
		expect(await ask()).toEqual([410, 'export.expired'])
		expect((await files()).rows).toHaveLength(1)
		await expireExports({ ...test, now: () => new Date() })
		expect((await files()).rows).toEqual([])
		expect(await ask()).toEqual([410, 'export.expired'])
		expect((await stateOf(browser, id)).files).toEqual([])
		await forgetExports(test.database.db, later(28), 10)
		expect(await ask()).toEqual([410, 'export.expired'])
		await forgetExports(test.database.db, later(30), 10)
		expect(await ask()).toEqual([404, 'export.not-found'])
	})

	it('leads whoever follows an old link to the page, which says what is wrong', async () => {
		const { account, browser } = await signedIn(test)
		const expired = await storeExport(test, account.id, { now: later(-8), expiresAt: later(-1) })
		const follow = async (id: string) => {
			const answer = await browser.get(`${url}/${id}/file`, { accept: 'text/html,*/*;q=0.8' })
			return [answer.statusCode, answer.headers.location]
		}
		expect(await follow(expired)).toEqual([303, '/my-data?copy=expired'])
		expect(await follow('x'.repeat(22))).toEqual([303, '/my-data?copy=not-found'])
	})

	it('goes with the account', async () => {
		const { account, browser } = await signedIn(test)
		const id = await storeExport(test, account.id, { expiresAt: later(7) })
		const { rows } = await test.database.db.execute<{ id: string }>(
			sql`select file_id as id from data_export_files where export_id = ${id}`,
		)
		const fileId = rows[0]?.id ?? ''
		expect(await test.store.read(fileId)).not.toBeNull()
		expect((await browser.delete('/api/user', { password: PASSWORD })).statusCode).toBe(200)
		await vi.waitFor(async () => expect(await test.store.read(fileId)).toBeNull(), 10_000)
	})
})

describe('all that is kept', () => {
	it('is counted by kind; what only the staff has is shown to the staff', async () => {
		const { browser } = await signedIn(test)
		const thread = await storeQuestion(test)
		await sendComment(browser, thread, { text: 'One.' })
		await sendComment(browser, thread, { text: 'Two.' })
		const { groups } = (await browser.get('/api/user/my-data')).json().data
		const counts = Object.fromEntries(groups.map(({ name, count }: { name: string; count: number }) => [name, count]))
		expect(counts).toMatchObject({ account: 1, devices: 1, comments: 2, notes: 0 })
		expect(Object.keys(counts)).not.toContain('content-work')
		expect(groups).toContainEqual({ name: 'receipts', count: 0, afterClosing: 'kept' })
		expect((await openBrowser(test).get('/api/user/my-data')).statusCode).toBe(401)
	})
})
