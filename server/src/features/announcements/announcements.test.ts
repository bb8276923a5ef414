import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fieldMessages } from '../../field-messages.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { seedAnnouncements } from './seed-announcements.ts'
import { type AnnouncementRow, type BannerRow, insertAnnouncements } from './tables.ts'

let test: TestApp

beforeAll(async () => {
	test = await startApp()
})

afterAll(() => test.close())

beforeEach(async () => {
	await test.database.db.execute(sql`truncate banners, announcements`)
})

const english = { heading: 'Essay', text: 'Practise.', alt: 'A notebook' }
const hindi = { heading: 'निबंध', text: 'अभ्यास करें।', alt: 'कॉपी' }

function buildBanner(given: Partial<BannerRow> = {}): BannerRow {
	return {
		id: 'essay',
		position: 1,
		isPublished: true,
		widePicture: '/wide.webp',
		phonePicture: '/phone.webp',
		actionLink: '/answer-writing-practice',
		english,
		hindi,
		...given,
	}
}

const notice: Omit<AnnouncementRow, 'createdAt'> = {
	id: 'pdf',
	status: 'Active',
	announcement: { english: 'Save it as a PDF.', hindi: 'PDF सहेजें।' },
}

const insert = (...banners: BannerRow[]) =>
	test.database.transaction((tx) => insertAnnouncements(tx, { banners, announcements: [notice] }))

async function get(path: string) {
	const response = await test.app.inject(path)
	expect(response.statusCode).toBe(200)
	return response.json()
}

describe('GET /api/content/hero-banner', () => {
	it('gives a banner with exactly what a page shows, in the language of the request', async () => {
		await insert(buildBanner())
		const same = {
			_id: 'essay',
			Banner_img: '/wide.webp',
			phoneImage: '/phone.webp',
			call_actionLink: '/answer-writing-practice',
			isFallback: false,
		}
		expect(await get('/api/content/hero-banner')).toEqual({ success: true, data: [{ ...same, ...english }] })
		expect(await get('/api/content/hero-banner?lang=hindi')).toEqual({ success: true, data: [{ ...same, ...hindi }] })
	})

	it('keeps their order and leaves out what is not published', async () => {
		await insert(
			buildBanner({ id: 'last', position: 3 }),
			buildBanner({ id: 'draft', position: 2, isPublished: false }),
			buildBanner({ id: 'first', position: 1 }),
		)
		const { data } = await get('/api/content/hero-banner')
		expect(data.map(({ _id }: { _id: string }) => _id)).toEqual(['first', 'last'])
	})

	it('says that a banner without Hindi is in English', async () => {
		await insert(buildBanner({ hindi: null }))
		const { data } = await get('/api/content/hero-banner?lang=hindi')
		expect(data).toMatchObject([{ ...english, isFallback: true }])
	})

	it.each(['', 'klingon', 'Hindi', 'hi', '%00', 'hindi&lang=hindi', `${'x'.repeat(5_000)}`])(
		'refuses lang=%s in a sentence in the reader’s language',
		async (lang) => {
			for (const [language, message] of [
				['english', fieldMessages.invalid_value?.english],
				['hindi', fieldMessages.invalid_value?.hindi],
			]) {
				const cookie = `preferredLanguage=${language}`
				const answer = await test.app.inject({ url: `/api/content/hero-banner?lang=${lang}`, headers: { cookie } })
				expect([answer.statusCode, answer.json()]).toEqual([
					400,
					{ success: false, code: 'request.invalid', message, errors: [{ path: 'lang', message }] },
				])
			}
		},
	)

	it('is an empty list where there are none', async () => {
		expect(await get('/api/content/hero-banner')).toEqual({ success: true, data: [] })
	})
})

describe('GET /api/content/scroll-bar', () => {
	it('gives both languages and the status of each announcement', async () => {
		await insert(buildBanner())
		const { id, ...rest } = notice
		expect(await get('/api/content/scroll-bar')).toEqual({ success: true, data: [{ _id: id, ...rest }] })
	})
})

describe('the demo', () => {
	const counted = async () => {
		const banners = await get('/api/content/hero-banner')
		const announcements = await get('/api/content/scroll-bar')
		return [banners.data.length, announcements.data.length]
	}

	it('has four banners and three announcements, once, though two processes seed at the same time', async () => {
		await Promise.all([seedAnnouncements(test.database, silentLog), seedAnnouncements(test.database, silentLog)])
		expect(await counted()).toEqual([4, 3])
	})

	it('leaves a database with a banner in it alone', async () => {
		await insert(buildBanner())
		await seedAnnouncements(test.database, silentLog)
		expect(await counted()).toEqual([1, 1])
	})
})
