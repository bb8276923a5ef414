/** Follows somebody who takes home all that is kept about them, and somebody who leaves. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import type { Database } from '../server/src/platform/database/open-database.ts'
import { openZip } from '../server/src/testing/open-zip.ts'
import { withDatabase } from './durability/faults/check-money.ts'
import { demoPassword, signedInAs } from './harness/an-account.ts'
import { aPhoto } from './harness/answer-pages.ts'
import { postComment, type SentPicture, signInAgain, signUp } from './harness/learner-api.ts'
import { aVisitor, hydrated } from './harness/open-browser.ts'
import { buyCourse } from './harness/purchases.ts'
import { aReturnedCopy } from './harness/returned-copy.ts'
import { seededPlace } from './harness/seeded-place.ts'
import { startProduct } from './harness/start-product.ts'

const visitor = aVisitor()
const question = 'prajamandal-political-awakening'

async function aPicture(): Promise<SentPicture> {
	const { name, buffer: content } = await aPhoto('mine.jpg', 200)
	return { name, content }
}

/** Leaves a comment with a picture, a photo of an answer and a payment, besides an answer that came back. */
async function aFullAccount(): Promise<string> {
	const { email } = await aReturnedCopy([])
	const learner = await signInAgain(visitor.origin, email)
	const picture = await aPicture()
	await postComment(learner, { questionId: question, text: 'With a picture.', pictures: [picture] })
	const form = new FormData()
	form.set('file', new File([new Uint8Array(picture.content)], picture.name, { type: 'image/jpeg' }))
	const headers = { cookie: learner.cookie, origin: visitor.origin }
	const photo = await fetch(`${visitor.origin}/api/answersheet/upload-file`, { method: 'POST', headers, body: form })
	expect(photo.status).toBe(200)
	await buyCourse(email)
	return email
}

const sha256 = (content: Buffer | undefined) =>
	createHash('sha256')
		.update(content ?? '')
		.digest('hex')

/** What the site shows at an address, in the session of the page. */
const shownAt = async (page: Page, address: string) => (await page.request.get(visitor.origin + address)).body()

it('a learner finds all that is kept, has a copy made, and every file of theirs is in it', async () => {
	const page = await visitor.open('/profile', { before: signedInAs(await aFullAccount()) })
	await page.getByRole('link', { name: 'See and download my data' }).click()
	await page.getByRole('heading', { level: 1, name: 'My data' }).waitFor()
	const group = (name: string) =>
		page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
	await group('Receipts').getByText('1 entry').waitFor()
	await group('Answer copies').getByText('1 entry').waitFor()
	await page.getByRole('button', { name: 'Make a copy' }).click()
	const link = page.getByRole('link', { name: /^Download \(/ })
	await link.waitFor({ timeout: 90_000 })
	const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
	expect(download.suggestedFilename()).toBe('aravalli-my-data.zip')
	const contents = await openZip(await readFile(await download.path()))

	const data = JSON.parse(String(contents.get('data.json')))
	const plain = await (await page.request.get(`${visitor.origin}/api/user/export`)).json()
	const [copy] = data.answerCopies
	for (const [index, { sent, picture, sha256: asSent }] of copy.pages.entries()) {
		expect(sha256(contents.get(sent))).toBe(asSent)
		const shown = await shownAt(page, plain.answerCopies[0].pages[index].picture)
		expect(contents.get(picture)?.equals(shown)).toBe(true)
	}
	const pairs = [
		[data.comments[0].pictures[0], plain.comments[0].pictures[0]],
		[data.practicePhotos[0].file, plain.practicePhotos[0].file],
	]
	for (const [path, address] of pairs) expect(contents.get(path)?.equals(await shownAt(page, address))).toBe(true)
	const made = [data.receipts[0].file, data.evaluationsReceived[0].file]
	for (const path of made) expect(contents.get(path)?.subarray(0, 5).toString()).toBe('%PDF-')
	const guides = ['README.txt', 'index.html', 'data.json']
	const named = [...copy.pages.flatMap(({ sent, picture }: Record<string, string>) => [sent, picture])]
	expect([...contents.keys()].sort()).toEqual([...guides, ...named, ...pairs.map(([path]) => path), ...made].sort())

	// A link that leads to no copy of theirs says so in words.
	await page.goto(`/api/user/export/${'x'.repeat(22)}/file`)
	await page.getByText('This link doesn’t lead to a copy in your account.').waitFor()
})

/** How many rows of all tables have a text in whatever column; tables with none are left out. */
async function rowsWith({ db }: Database, text: string): Promise<Record<string, number>> {
	const found: Record<string, number> = {}
	const tables = await db.execute<{ name: string }>(
		`select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'pgboss')`,
	)
	for (const { name } of tables.rows) {
		const { rows } = await db.execute<{ rows: number }>(
			`select count(*)::int as rows from ${name} as own where own::text like '%${text}%'`,
		)
		if (rows[0] && rows[0].rows > 0) found[name] = rows[0].rows
	}
	return found
}

it('a learner who leaves is gone from the database, but for what was paid, which names nobody', async () => {
	const place = await seededPlace()
	onTestFinished(() => place.remove())
	const product = await startProduct(place)
	const { email } = await signUp(product.origin, 'Meera Who Leaves')
	const learner = await signInAgain(product.origin, email)
	await postComment(learner, { questionId: question, text: 'Words of one who leaves.', pictures: [await aPicture()] })
	await buyCourse(email, product.origin)
	const page = await visitor.open(`${product.origin}/my-data`, {
		before: ({ request }) =>
			request.post(`${product.origin}/api/auth/login`, {
				data: { email, password: demoPassword },
				headers: { origin: product.origin },
			}),
	})
	const { user } = await (await page.request.get(`${product.origin}/api/auth/me`)).json()
	const mailsBefore = (await readdir(join(place.dataDir, 'mail')).catch(() => [])).length
	await page.getByRole('heading', { name: 'Kept as a record, without your name and contact data' }).waitFor()
	await page.getByRole('link', { name: 'Close my account' }).click()
	await page.waitForURL('**/profile#close-account')
	await hydrated(page)
	await page.locator('summary', { hasText: 'Close my account' }).click()
	const form = page.locator('form', { has: page.getByRole('button', { name: 'Close account permanently' }) })
	await form.getByLabel('Current password', { exact: true }).fill(demoPassword)
	await form.getByRole('button', { name: 'Close account permanently' }).click()
	await page.getByRole('heading', { level: 1, name: 'Your account is closed' }).waitFor()
	await page.goto('about:blank')
	// The last mail is sent by a job that holds the address until then.
	const mails = () => readdir(join(place.dataDir, 'mail')).catch(() => [])
	await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBeGreaterThan(mailsBefore)
	expect(await product.stop()).toBe(0)
	await withDatabase(place, async (database) => {
		expect(await rowsWith(database, email)).toEqual({})
		expect(await rowsWith(database, 'Meera Who Leaves')).toEqual({})
		expect(await rowsWith(database, 'Words of one who leaves')).toEqual({})
		const left = ['public.ledger_entries', 'public.orders', 'public.receipts', 'public.subscriptions']
		const named = Object.keys(await rowsWith(database, user.id))
		expect(named.filter((name) => !left.includes(name))).toEqual([])
		expect(named).toContain('public.receipts')
	})
})
