import { z } from 'zod'
import { cardShape } from '../content/answer-contract.ts'
import { type Contract, languageQuery, successAnswer } from '../endpoint.ts'
import { announcementKind, bannerKind } from './kinds.ts'

const inLanguage = z.object({ lang: languageQuery.optional() })

const banner = z.object({
	_id: z.string(),
	Banner_img: z.string().describe('6:1, for wide screens'),
	phoneImage: z.string().describe('3:2, for phones'),
	...cardShape(bannerKind),
	isFallback: z.boolean(),
})

export type Banner = z.output<typeof banner>

const announcement = z.object({
	_id: z.string(),
	...cardShape(announcementKind),
	announcement: z.object({ english: z.string(), hindi: z.string() }),
})

export type Announcement = z.output<typeof announcement>

export const announcementsContract = {
	'GET /api/content/hero-banner': {
		summary: 'The banners of the home page, in their order',
		access: 'public',
		query: inLanguage,
		answer: successAnswer(z.array(banner)),
	},
	'GET /api/content/scroll-bar': {
		summary: 'The announcements for the bar at the top, newest first',
		access: 'public',
		answer: successAnswer(z.array(announcement)),
	},
} as const satisfies Contract
