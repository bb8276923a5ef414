import { z } from 'zod'
import { type Contract, languageQuery, listAnswer, pageLimit, pageNumber, successAnswer } from '../endpoint.ts'

const card = z.object({
	_id: z.string(),
	img: z.string().nullable().describe('16:10; null: a tile stands for it'),
	imgSmall: z.string().nullable(),
	heading: z.string(),
	description: z.string().describe('What it is about, in two or three sentences'),
	createdAt: z.iso.datetime().describe('The beginning of publicationDate in India'),
	publicationDate: z.iso.date().describe('The day in India'),
	readTime: z.int().describe('Minutes'),
	tags: z.array(z.string()),
	isFallback: z.boolean().describe('True where the text lacks Hindi and comes in English'),
})

const post = card.extend({
	body: z.string().describe('Rich text: HTML of a few elements, without attributes but the addresses of links'),
	updatedAt: z.iso.datetime(),
})

export type PostCard = z.output<typeof card>
export type Post = z.output<typeof post>

const onePost = z.object({ id: z.string().max(200) })
const inLanguage = z.object({ lang: languageQuery.optional() })

export const blogsContract = {
	'GET /api/content/blog': {
		summary: 'Published blog posts, newest first: the newest 200, or one page of them',
		access: 'public',
		query: inLanguage.extend({
			page: pageNumber.optional(),
			limit: pageLimit.optional().describe('10 where only a page is named'),
		}),
		answer: listAnswer(card),
	},
	'GET /api/content/blog/:id': {
		summary: 'One blog post with its text',
		access: 'public',
		params: onePost,
		query: inLanguage,
		answer: successAnswer(post),
		errors: ['blog.not-found'],
	},
	'GET /api/sharing-picture/blogs/:id': {
		summary: 'The picture that messengers show beside a link to the post',
		access: 'public',
		params: onePost,
		query: inLanguage,
		answer: 'image/png',
		errors: ['blog.not-found'],
	},
} as const satisfies Contract
