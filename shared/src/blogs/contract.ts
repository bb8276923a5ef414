import { z } from 'zod'
import { cardShape, itemShape } from '../content/answer-contract.ts'
import { type Contract, languageQuery, listAnswer, pageLimit, pageNumber, successAnswer } from '../endpoint.ts'
import { postKind } from './kind.ts'

const card = z.object({
	_id: z.string(),
	...cardShape(postKind),
	img: z.string().nullable().describe('16:10; null: a tile stands for it'),
	imgSmall: z.string().nullable(),
	createdAt: z.iso.datetime().describe('The beginning of publicationDate in India'),
	readTime: z.int().describe('Minutes'),
	isFallback: z.boolean().describe('True where the text lacks Hindi and comes in English'),
})

const post = card.extend({ ...itemShape(postKind), updatedAt: z.iso.datetime() })

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
