import { z } from 'zod'
import { type Contract, languageQuery, successAnswer } from '../endpoint.ts'
import { prelimsSubjects } from '../prelims-subjects.ts'
import { keyOptions } from '../questions/answer-options.ts'
import { difficulties } from '../questions/question.ts'

const questionId = z.string().max(200)
const inLanguage = z.object({ lang: languageQuery.optional() })

const question = z.object({
	questionId,
	text: z.string().describe('Its first line'),
	subjectId: z.enum(prelimsSubjects),
	difficulty: z.enum(difficulties),
	key: z.enum(keyOptions),
	isDropped: z.boolean(),
	usedIn: z.string().nullable().describe('The title of another paper that has it; null: none'),
})

export type PaperQuestion = z.output<typeof question>

/** A page of the questions that can be added. */
export const OFFERED_QUESTIONS = 20

/** An editor who writes a paper is served by these; the paper itself is content like any other. */
export const paperQuestionsContract = {
	'GET /api/admin/paper-questions': {
		summary: `Published questions that a paper can have, the newest first, ${OFFERED_QUESTIONS} at a time`,
		access: 'editor',
		query: inLanguage.extend({
			search: z.string().max(200).default(''),
			subject: z.enum(prelimsSubjects).optional(),
			difficulty: z.enum(difficulties).optional(),
			unused: z.enum(['true']).optional().describe('Only those that no other paper has'),
			paperId: z.string().max(120).optional().describe('The paper that is written'),
			from: z.coerce.number().int().min(0).max(100_000).default(0),
		}),
		answer: successAnswer(z.object({ questions: z.array(question), hasMore: z.boolean() })),
	},
	'POST /api/admin/paper-questions/lookup': {
		summary: 'What the questions of a paper are; those that are not published are left out',
		access: 'editor',
		query: inLanguage,
		body: z.object({ questionIds: z.array(questionId).max(400), paperId: z.string().max(120).optional() }),
		answer: successAnswer(z.array(question)),
	},
	'POST /api/admin/paper-questions/pick': {
		summary: 'Picks published questions that no paper has, so many of each subject; the same ones each time',
		access: 'editor',
		query: inLanguage,
		body: z.object({
			paperId: z.string().max(120).optional(),
			questionIds: z.array(questionId).max(400).describe('Those that the paper has already'),
			counts: z.partialRecord(z.enum(prelimsSubjects), z.int().min(0).max(300)),
		}),
		answer: successAnswer(z.array(question)),
	},
} as const satisfies Contract
