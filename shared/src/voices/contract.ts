import { z } from 'zod'
import { cardShape } from '../content/answer-contract.ts'
import { type Contract, languageQuery, listAnswer, pageLimit, pageNumber } from '../endpoint.ts'
import { reviewKind, testimonialKind } from './kinds.ts'

const voice = {
	_id: z.string(),
	img: z.string().nullable().describe('A portrait, 7:9'),
	isFallback: z.boolean().describe('True where the text lacks Hindi and comes in English'),
}

const testimonial = z.object({ ...voice, ...cardShape(testimonialKind) })
const review = z.object({ ...voice, ...cardShape(reviewKind) })

export type Testimonial = z.output<typeof testimonial>
export type StudentReview = z.output<typeof review>

const oneList = z.object({
	lang: languageQuery.optional(),
	page: pageNumber.optional(),
	limit: pageLimit.optional().describe('10 where only a page is named'),
})

export const voicesContract = {
	'GET /api/content/testomonial': {
		summary: 'What learners say about the programme, in the order in which it is shown: the first 200, or one page',
		access: 'public',
		query: oneList,
		answer: listAnswer(testimonial),
	},
	'GET /api/content/student-reviews': {
		summary: 'Reviews of courses, newest first: the newest 200, or one page',
		access: 'public',
		query: oneList,
		answer: listAnswer(review),
	},
} as const satisfies Contract
