// @module-tag one-run
import {
	type AnnouncementItem,
	announcementKind,
	type BannerItem,
	bannerKind,
} from '@aravalli/shared/announcements/kinds'
import { contentProblems } from '@aravalli/shared/content/problems'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedFiles } from '../../content/seed-files.ts'
import { withdrawItem } from '../../content/storing/tables.ts'
import { fieldMessages } from '../../field-messages.ts'
import { emptyContent } from '../../testing/empty-content.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeItems } from '../../testing/store-items.ts'
import { bannerFiles, noticeFiles } from './announcement-files.ts'

let test: TestApp

beforeAll(async () => {
	test = await startApp()
})

afterAll(() => test.close())

beforeEach(async () => {
	await emptyContent(test.database)
})

const english = { heading: 'Essay', text: 'Practise.', alt: 'A notebook' }
const hindi = { heading: 'निबंध', text: 'अभ्यास करें।', alt: 'कॉपी' }

type Built<I> = I & { id: string }

function buildBanner(given: Partial<Built<BannerItem>> = {}): Built<BannerItem> {
	return {
		id: 'essay',
		position: 1,
		widePicture: { large: '/wide.webp', small: '/wide.webp' },
		phonePicture: { large: '/phone.webp', small: '/phone.webp' },
		actionLink: '/answer-writing-practice',
		english,
		hindi,
		...given,
	}
}

function buildAnnouncement(given: Partial<Built<AnnouncementItem>> = {}): Built<AnnouncementItem> {
	return {
		id: 'pdf',
		status: 'Active',
		publishedOn: '2026-11-14',
		english: { announcement: 'Save it as a PDF.' },
		hindi: { announcement: 'PDF सहेजें।' },
		...given,
	}
}

const storeBanners = (...items: Built<BannerItem>[]) => storeItems(test, { kind: bannerKind }, items)
const storeAnnouncements = (...items: Built<AnnouncementItem>[]) => storeItems(test, { kind: announcementKind }, items)

async function get(path: string) {
	const response = await test.app.inject(path)
	expect(response.statusCode).toBe(200)
	return response.json()
}

describe('GET /api/content/hero-banner', () => {
	it('gives a banner with exactly what a page shows, in the language of the request', async () => {
		await storeBanners(buildBanner())
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
		await storeBanners(
			buildBanner({ id: 'last', position: 3 }),
			buildBanner({ id: 'withdrawn', position: 2 }),
			buildBanner({ id: 'first', position: 1 }),
		)
		await test.database.transaction((tx) => withdrawItem(tx, { kind: bannerKind }, 'withdrawn'))
		const { data } = await get('/api/content/hero-banner')
		expect(data.map(({ _id }: { _id: string }) => _id)).toEqual(['first', 'last'])
	})

	it('says that a banner without Hindi is in English', async () => {
		await storeBanners(buildBanner({ hindi: null }))
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

	it.each(['javascript:alert(1)', '//elsewhere.example', 'http://elsewhere.example', 'courses'])(
		'leads to this site or to an https address, and not to %s',
		(actionLink) => {
			const problems = (link: string) => {
				const { hindi: _, ...banner } = buildBanner({ actionLink: link })
				return contentProblems(bannerKind, { ...banner, hindi }, '2026-11-20')
			}
			expect(problems(actionLink)).toEqual([{ path: 'actionLink', code: 'link-impossible' }])
			expect([problems('/courses'), problems('https://elsewhere.example')]).toEqual([[], []])
		},
	)

	it('is an empty list where there are none', async () => {
		expect(await get('/api/content/hero-banner')).toEqual({ success: true, data: [] })
	})
})

describe('GET /api/content/scroll-bar', () => {
	it('gives both languages and the status of each announcement', async () => {
		await storeAnnouncements(buildAnnouncement())
		const announcement = { english: 'Save it as a PDF.', hindi: 'PDF सहेजें।' }
		const data = [{ _id: 'pdf', status: 'Active', announcement }]
		for (const lang of ['english', 'hindi']) {
			expect(await get(`/api/content/scroll-bar?lang=${lang}`)).toEqual({ success: true, data })
		}
	})

	it('has the newest first, of one day what was published last, and also what is not active', async () => {
		await storeAnnouncements(
			buildAnnouncement({ id: 'first-of-the-day', status: 'inactive' }),
			buildAnnouncement({ id: 'last-of-the-day', hindi: null }),
			buildAnnouncement({ id: 'older', publishedOn: '2026-11-13' }),
		)
		const { data } = await get('/api/content/scroll-bar')
		expect(data.map(({ _id }: { _id: string }) => _id)).toEqual(['last-of-the-day', 'first-of-the-day', 'older'])
		expect(data[0].announcement.hindi).toBe('Save it as a PDF.')
	})
})

describe('the demo', () => {
	const seed = () =>
		seedFiles(test.database, silentLog, [bannerFiles, noticeFiles], {
			now: new Date('2026-11-20T06:00:00Z'),
		})
	const counted = async () => {
		const banners = await get('/api/content/hero-banner')
		const announcements = await get('/api/content/scroll-bar')
		return [banners.data.length, announcements.data.length]
	}

	it('has four banners and three announcements, once, though two processes seed at the same time', async () => {
		await Promise.all([seed(), seed()])
		expect(await counted()).toEqual([4, 3])
		const { data } = await get('/api/content/scroll-bar')
		expect(data[0]._id).toBe('a-answers-in-both-languages')
	})

	it('leaves a database with a banner and an announcement in it alone', async () => {
		await storeBanners(buildBanner())
		await storeAnnouncements(buildAnnouncement())
		await seed()
		expect(await counted()).toEqual([1, 1])
	})
})
