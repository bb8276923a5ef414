import { courseKind } from '@aravalli/shared/courses/kinds'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { buildCourse } from '../../testing/build-course.ts'
import { buildMainsQuestion, storeMainsQuestions } from '../../testing/build-mains-question.ts'
import { buildPdf } from '../../testing/build-pdf.ts'
import {
	buildBooklet,
	buildGroup,
	buildPaper,
	buildTopperCopy,
	uploadPdf,
	withFile,
} from '../../testing/build-resource.ts'
import { grantCourse } from '../../testing/grant-subscription.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeItems } from '../../testing/store-items.ts'
import { serverBooklets, serverPracticePapers, serverResourceGroups, serverTopperCopies } from './resource-kinds.ts'

const start = new Date('2026-11-28T06:00:00Z')
const end = new Date('2026-11-29T06:00:00Z')
const pdf = buildPdf({ pages: 2 })
let now = start
let test: TestApp
let editor: SignedIn
let learner: SignedIn
let buyer: SignedIn

beforeAll(async () => {
	test = await startApp({}, { now: () => now })
	editor = await signedIn(test, { role: 'CONTENT_ADMIN' })
	learner = await signedIn(test)
	buyer = await signedIn(test)
	await grantCourse(test.database, buyer.account.id, { endsAt: end })
	const file = await uploadPdf(editor, pdf)
	await storeItems(test, { kind: courseKind }, [buildCourse()])
	await storeItems(test, serverResourceGroups, [
		buildGroup(),
		buildGroup({ id: 'quick-revision', position: 1, isPaid: true }),
	])
	const booklet = (id: string, given: Parameters<typeof buildBooklet>[0] = {}) =>
		withFile(buildBooklet({ id, ...given }), file)
	await storeItems(test, serverBooklets, [
		booklet('tree-4', { position: 4 }),
		booklet('tree-1'),
		booklet('tree-2', { position: 2, stage: 'MAINS' }),
		booklet('tree-3', { position: 3, stage: 'PRELIMS' }),
		booklet('quick-polity', { group: 'quick-revision' }),
		booklet('of-no-group', { group: 'gone' }),
	])
	await storeItems(test, serverTopperCopies, [withFile(buildTopperCopy(), file)])
	await storeItems(test, serverPracticePapers, [
		withFile(buildPaper(), file),
		withFile(buildPaper({ id: 'mains-2024', stage: 'MAINS' }), file),
		withFile(buildPaper({ id: 'prelims-2019', year: 2019 }), file),
	])
})
afterAll(() => test.close())

const read = async (url: string, { browser } = learner) => (await browser.get(url)).json().data
const download = (kind: string, id: string, { browser } = learner) =>
	browser.get(`/api/resources/${kind}/${id}/download`)

describe('the groups of booklets', () => {
	it('stand in their order, each with its first three', async () => {
		const groups = await read('/api/resources')
		expect(groups).toMatchObject([
			{ _id: 'quick-revision', isPaid: true, isOpen: false, total: 1, booklets: [{ download: null }] },
			{ _id: 'mind-maps', isPaid: false, isOpen: true, total: 4 },
		])
		expect(groups[1].booklets.map(({ _id }: { _id: string }) => _id)).toEqual(['tree-1', 'tree-2', 'tree-3'])
		expect(groups[1].booklets[0]).toMatchObject({
			title: 'Polity as a tree',
			fileSize: pdf.length,
			totalPages: 2,
			fileName: 'Polity-as-a-tree.pdf',
			download: '/api/resources/booklets/tree-1/download',
		})
	})

	it('have all of one group at its own address', async () => {
		const group = await read('/api/resources/groups/mind-maps?lang=hindi')
		expect(group).toMatchObject({ title: 'माइंड मैप', total: 4 })
		expect(group.booklets).toHaveLength(4)
		const missing = await learner.browser.get('/api/resources/groups/nothing')
		expect([missing.statusCode, missing.json().code]).toEqual([404, 'resources.not-found'])
	})

	it('can be those of one examination', async () => {
		const ofStage = async (stage: string) =>
			(await read(`/api/resources/groups/mind-maps?stage=${stage}`)).booklets.map(({ _id }: { _id: string }) => _id)
		expect(await ofStage('MAINS')).toEqual(['tree-1', 'tree-2', 'tree-4'])
		expect(await ofStage('PRELIMS')).toEqual(['tree-1', 'tree-3', 'tree-4'])
	})

	it('are told to nobody who is not signed in', async () => {
		for (const url of ['/api/resources', '/api/resources/groups/mind-maps', '/api/resources/papers?stage=MAINS']) {
			const answer = await test.app.inject(url)
			expect([answer.statusCode, /tree|prelims-20/.test(answer.body)]).toEqual([401, false])
		}
	})
})

describe('quick revision', () => {
	it('opens with any course or plan until it ends, and for editors', async () => {
		const plan = await signedIn(test)
		await grantCourse(test.database, plan.account.id, { kind: 'evaluation-plan', itemId: 'trial' })
		for (const who of [buyer, plan, editor]) {
			expect((await download('booklets', 'quick-polity', who)).rawPayload.equals(pdf)).toBe(true)
			expect(await read('/api/resources/groups/quick-revision', who)).toMatchObject({
				isOpen: true,
				booklets: [{ download: '/api/resources/booklets/quick-polity/download' }],
			})
		}
		now = end
		expect((await download('booklets', 'quick-polity', buyer)).json().code).toBe('resources.closed')
		now = start
	})

	it('is closed to who bought nothing, whose purchase was refunded, and to evaluators', async () => {
		const refunded = await signedIn(test)
		await grantCourse(test.database, refunded.account.id, { cancelledAt: start })
		const evaluator = await signedIn(test, { role: 'EVALUATION_ADMIN' })
		for (const who of [learner, refunded, evaluator]) {
			const answer = await download('booklets', 'quick-polity', who)
			expect([answer.statusCode, answer.json().code]).toEqual([403, 'resources.closed'])
			const head = await who.browser.send({ method: 'HEAD', url: '/api/resources/booklets/quick-polity/download' })
			expect(head.statusCode).toBe(403)
		}
	})

	it('is what a booklet of no group counts as', async () => {
		expect((await download('booklets', 'of-no-group')).json().code).toBe('resources.closed')
		expect((await download('booklets', 'of-no-group', buyer)).statusCode).toBe(200)
	})
})

describe('other downloads', () => {
	it.each([
		['booklets', 'tree-1'],
		['practice-papers', 'mains-2024'],
		['toppers-copies', 'governor'],
	])('give %s to whoever is signed in', async (kind, id) => {
		const answer = await download(kind, id)
		expect([answer.statusCode, answer.rawPayload.equals(pdf)]).toEqual([200, true])
	})

	it.each([
		['booklets', 'nothing', 404],
		['booklets', 'governor', 404],
		['practice-papers', '%00', 404],
		['books', 'tree-1', 400],
		['courses', 'tree-1', 400],
	])('are refused for %s/%s', async (kind, id, status) => expect((await download(kind, id)).statusCode).toBe(status))
})

describe('practice papers', () => {
	it('are told by examination and year, with the years that there are', async () => {
		const { years, papers } = await read('/api/resources/papers?stage=PRELIMS')
		expect(years).toEqual([2024, 2023, 2021, 2019, 2018, 2016, 2013, 2012])
		expect(papers.map(({ _id }: { _id: string }) => _id)).toEqual(['prelims-2024', 'prelims-2019'])
		const ofYear = await read('/api/resources/papers?stage=MAINS&year=2024')
		expect(ofYear.papers).toMatchObject([{ _id: 'mains-2024', note: 'Written by us.' }])
		expect((await read('/api/resources/papers?stage=MAINS&year=2012')).papers).toEqual([])
	})

	it('say how many questions of the year are known to be real', async () => {
		const count = async (query: string) => (await read(`/api/resources/papers?${query}`)).recordedQuestions
		expect(await count('stage=MAINS&year=2024')).toBe(0)
		await storeMainsQuestions(
			test,
			buildMainsQuestion({ id: 'real', year: 2024, questionNumber: '4', practiceSet: null }),
			buildMainsQuestion({ id: 'ours', year: null, questionNumber: '', practiceSet: 1 }),
		)
		expect(await count('stage=MAINS&year=2024')).toBe(1)
		expect(await count('stage=MAINS&year=2023')).toBe(0)
		expect(await count('stage=PRELIMS&year=2024')).toBe(0)
	})

	it.each(['', 'stage=BOTH', 'stage=MAINS&year=24'])('refuse “%s”', async (query) =>
		expect((await learner.browser.get(`/api/resources/papers?${query}`)).statusCode).toBe(400),
	)
})

describe('toppers’ copies', () => {
	it('are listed with subject, score and size, and marked as samples', async () => {
		expect(await read('/api/resources/toppers-copies')).toMatchObject([
			{ _id: 'governor', subject: 'Polity', score: '6/10', isSample: true, fileSize: pdf.length, totalPages: 2 },
		])
	})

	it('are read page by page, each drawn once', async () => {
		const page = (number: number | string) =>
			learner.browser.get(`/api/resources/toppers-copies/governor/pages/${number}`)
		const [first, again] = await Promise.all([page(1), page(1)])
		expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp'])
		expect((await sharp(first.rawPayload).metadata()).height).toBe(1600)
		const kept = await page(1)
		expect([again.statusCode, kept.rawPayload.equals((await page(1)).rawPayload)]).toEqual([200, true])
		const { rows } = await test.database.db.execute('select count(*)::int as pages from document_pages')
		expect(rows).toEqual([{ pages: 1 }])
		expect((await page(3)).json().code).toBe('file.not-found')
		expect((await page(0)).statusCode).toBe(400)
		const missing = await learner.browser.get('/api/resources/toppers-copies/nothing/pages/1')
		expect(missing.json().code).toBe('resources.not-found')
	})
})
