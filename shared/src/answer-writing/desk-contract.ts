import { z } from 'zod'
import { contentEndpoints } from '../content/desk-contract.ts'
import type { Contract } from '../endpoint.ts'
import { difficulties, paperCategories } from '../questions/question.ts'

/** Limits the texts of one language, in characters. */
const limits = { questionText: 5000, subCategory: 500, tag: 200, tags: 30, answer: 15_000 }
const maxCharacters = 2 * (limits.questionText + limits.subCategory + limits.tag * limits.tags + limits.answer)

/** Is measured as it is stored: composed, which makes a few letters of Hindi two characters. */
const text = (max: number) => z.string().normalize('NFC').max(max)

const texts = z.object({
	questionText: text(limits.questionText),
	subCategory: text(limits.subCategory),
	tags: z.array(text(limits.tag)).max(limits.tags),
	answer: text(limits.answer),
})

/** Reaches up to what its column holds; what is sensible is decided when the question is published. */
const number = z.int().min(0).max(32_767).nullable()

const facts = z.object({
	paperCategory: z.enum(paperCategories).nullable(),
	difficulty: z.enum(difficulties).nullable(),
	publishedOn: z.iso.date().nullable(),
	marks: number,
})

const content = facts.extend({
	timeLimitMinutes: number.describe('Minutes'),
	wordLimit: number,
	english: texts,
	hindi: texts,
})

const desk = contentEndpoints({ content, maxCharacters, facts })

export const answerWritingDeskContract = {
	'GET /api/admin/answer-writing': desk.list,
	'POST /api/admin/answer-writing': desk.create,
	'GET /api/admin/answer-writing/:id': desk.get,
	'PATCH /api/admin/answer-writing/:id': desk.save,
	'DELETE /api/admin/answer-writing/:id': desk.remove,
	'POST /api/admin/answer-writing/:id/publish': desk.publish,
	'POST /api/admin/answer-writing/:id/schedule': desk.schedule,
	'POST /api/admin/answer-writing/:id/unschedule': desk.unschedule,
	'GET /api/admin/answer-writing/:id/versions': desk.versions,
	'GET /api/admin/answer-writing/:id/versions/:version': desk.version,
	'POST /api/admin/answer-writing/bulk': desk.bulk,
	'POST /api/admin/answer-writing/:id/unpublish': desk.unpublish,
	'POST /api/admin/answer-writing/:id/reinstate': desk.reinstate,
	'POST /api/admin/answer-writing/:id/restore': desk.restore,
} as const satisfies Contract

export type QuestionItemRow = z.output<(typeof desk.list)['answer']>['data'][number]
