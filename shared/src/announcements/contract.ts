import { z } from 'zod'
import { type Contract, languageQuery, successAnswer } from '../endpoint.ts'

const inLanguage = z.object({ lang: languageQuery.optional() })

const banner = z.object({
	_id: z.string(),
	Banner_img: z.string().describe('6:1, for wide screens'),
	phoneImage: z.string().describe('3:2, for phones'),
	/** Is a path of this site or an https address, and is opened in a new tab. */
	call_actionLink: z.string(),
	/** Tells what the picture shows and says, in the language of the request. */
	alt: z.string(),
	heading: z.string(),
	text: z.string(),
	isFallback: z.boolean(),
})

export type Banner = z.output<typeof banner>

const announcement = z.object({
	_id: z.string(),
	status: z.string().describe("'active', in small or capital letters: it is shown"),
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
