import { z } from 'zod'
import { type Contract, languageQuery, listAnswer, pageLimit, pageNumber, successAnswer } from '../endpoint.ts'
import { schemeShape } from '../mock-tests/scheme-contract.ts'
import { prelimsSubjects } from '../prelims-subjects.ts'
import { answerOptions, keyOptions } from '../questions/answer-options.ts'
import { difficulties } from '../questions/question.ts'
import { topicIds } from '../topics.ts'
import { ANSWERS_SENT, LONGEST_SECONDS, QUESTIONS_ASKED } from './practice-answer.ts'

const texts = z.object({
	subject: z.string(),
	topic: z.string().describe('Empty where it has none'),
	question: z.string(),
	options: z.array(z.string()).length(4).describe('A to D; E is the same everywhere'),
	explanation: z.string(),
	whyWrong: z.array(z.string()).length(4).describe('Why each option is wrong, A to D; empty where nothing is said'),
	source: z.string().describe('Where it can be looked up; empty where nothing is said'),
})

const question = z.object({
	_id: z.string(),
	subjectId: z.enum(prelimsSubjects),
	topicId: z.string().describe('Empty where it has none'),
	difficulty: z.enum(difficulties),
	key: z.enum(keyOptions).describe('The right option'),
	isDropped: z.boolean().describe('True where it no longer counts: its key was withdrawn'),
	isMostImportant: z.boolean(),
	year: z.int().nullable().describe('Of the examination that asked it; null for a practice question'),
	questionNumber: z.int().nullable(),
	isFallback: z.boolean().describe('True where the reader’s language is Hindi and the question lacks it'),
	translations: z.object({ english: texts, hindi: texts.nullable() }),
})

export type PrelimsQuestionData = z.output<typeof question>
export type PrelimsQuestionTexts = z.output<typeof texts>

const inLanguage = z.object({ lang: languageQuery.optional() })

const counted = z.object({ id: z.string(), name: z.string(), questions: z.int() })

const filters = z.object({
	questions: z.int().describe('All there are'),
	subjects: z.array(counted).describe('In the order of the syllabus; those that have questions'),
	topics: z.array(counted.extend({ subjectId: z.string() })).describe('By their first topic, within a subject'),
	difficulties: z.array(counted),
	scheme: z
		.object({ cycle: z.string(), title: z.string(), ...schemeShape })
		.nullable()
		.describe('How the next examination is marked; null where no scheme is published'),
})

export type PrelimsFilters = z.output<typeof filters>

const mostImportant = z.enum(['true']).optional().describe('Only the most important questions')

export const prelimsPracticeContract = {
	'GET /api/content/prelims-practice': {
		summary: 'Questions of the preliminary examination with their keys and explanations, the newest first',
		access: 'public',
		query: inLanguage.extend({
			subject: z.enum(prelimsSubjects).optional(),
			topic: z
				.enum(topicIds)
				.optional()
				.describe('With a subject: those whose first topic it is, as they are counted; else all that have it'),
			difficulty: z.enum(difficulties).optional(),
			miq: mostImportant,
			page: pageNumber.prefault('1'),
			limit: pageLimit.prefault('10'),
		}),
		answer: listAnswer(question),
	},
	'GET /api/content/prelims-practice/filters': {
		summary: 'What the questions can be filtered by, with how many there are of each',
		access: 'public',
		query: inLanguage.extend({ miq: mostImportant }),
		answer: successAnswer(filters),
	},
	'GET /api/prelims-practice/questions': {
		summary: 'Some questions by their ids, in this order; those that are not published are left out',
		access: 'public',
		query: inLanguage.extend({
			ids: z
				.string()
				.max(13_000)
				.transform((given) => given.split(','))
				.pipe(z.array(z.string().max(200)).max(QUESTIONS_ASKED))
				.describe('At most 100, separated by commas'),
		}),
		answer: successAnswer(z.array(question)),
	},
	'GET /api/content/prelims-practice/:id': {
		summary: 'One question with its key and explanation',
		access: 'public',
		params: z.object({ id: z.string().max(200) }),
		query: inLanguage,
		answer: successAnswer(question),
		errors: ['question.not-found'],
	},
} as const satisfies Contract

const answer = z.object({
	key: z.uuid().describe('Chosen by the device for this answer: sent again, it changes nothing'),
	questionId: z.string().min(1).max(120),
	answer: z.enum(answerOptions).nullable().describe('Null: no option was chosen'),
	isGuessed: z.boolean(),
	spentSeconds: z.int().min(0).max(LONGEST_SECONDS),
	answeredAt: z.iso.datetime().describe('By the device’s clock; never later than when it arrives'),
})

export type PracticeAnswer = z.output<typeof answer>

export const prelimsAnswersContract = {
	'POST /api/prelims-practice/answers': {
		summary: 'Keeps what the caller has answered in practice, all or none; what is sent again is kept once',
		access: 'learner',
		allowance: 'practiceAnswers',
		body: z.object({ answers: z.array(answer).min(1).max(ANSWERS_SENT) }),
		answer: successAnswer(z.object({ stored: z.int().describe('How many were not there before') })),
		errors: ['question.not-found'],
	},
} as const satisfies Contract
