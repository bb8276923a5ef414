import { z } from 'zod'
import {
	type Contract,
	type Endpoint,
	languageQuery,
	listAnswer,
	pageLimit,
	pageNumber,
	successAnswer,
} from '../endpoint.ts'
import { mainsPracticeContract } from '../mains-practice/contract.ts'
import { mainsTabs } from '../mains-practice/mains-question.ts'
import { mainsSubjects } from '../mains-subjects.ts'
import { judgements, quizMaxQuestions } from './quiz.ts'

const quizId = z.uuid()
const slug = z.string().regex(/^[a-z0-9-]{1,120}$/)
const moment = z.iso.datetime()

/** A quiz that is open for longer is not timed any further. */
const MAX_SECONDS = 30 * 86_400

const answer = z.object({
	attemptedAt: moment,
	judgement: z.enum(judgements).nullable(),
	judgedAt: moment.nullable(),
})

const mainsSource = z.object({
	kind: z.literal('mains'),
	tab: z.enum(mainsTabs),
	year: z.int().min(1900).max(2999).nullable(),
	subject: z.enum(mainsSubjects).nullable(),
	topic: slug.nullable(),
})

/**
 * Says which list a quiz was taken from; null: it was not filtered by this. Other kinds of questions add theirs here.
 */
const source = z.discriminatedUnion('kind', [mainsSource])

export type QuizSource = z.output<typeof source>

export type QuizKindName = QuizSource['kind']

const kind = z.enum(['mains'] satisfies QuizKindName[])

/** Adds the names that a result shows, in the reader's language; null: it was not filtered by this. */
const namedSource = z.discriminatedUnion('kind', [
	mainsSource.extend({ subjectName: z.string().nullable(), topicName: z.string().nullable() }),
])

export type NamedQuizSource = z.output<typeof namedSource>

const state = z.object({
	source,
	questionIds: z.array(slug).min(1).max(quizMaxQuestions),
	answers: z.record(slug, answer),
	startedAt: moment,
	elapsedSeconds: z.int().min(0).max(MAX_SECONDS).describe('While it was open somewhere'),
})

const quiz = state.extend({ quizId })

export type QuizData = z.output<typeof quiz>

/** Says what has become of the quiz, because other devices may have ended it. */
const status = z.enum(['open', 'submitted', 'exited'])

export type QuizStatus = z.output<typeof status>

const verdict = z.enum(['correct', 'partly', 'incorrect', 'attempted', 'not-attempted'])

const figures = {
	totalQuestions: z.int(),
	attemptedQuestions: z.int(),
	correctAnswers: z.int(),
	partlyCorrectAnswers: z.int(),
	incorrectAnswers: z.int(),
	unansweredQuestions: z.int(),
	unjudgedAnswers: z.int().describe('Attempted and not judged, where others were'),
	isJudged: z.boolean(),
	successRatio: z.number().describe('From 0 to 100'),
	timeTaken: z.int().describe('Seconds'),
}

const resultRow = z.object({
	...figures,
	quizId,
	source: namedSource,
	submittedAt: moment,
})

export type QuizResultRow = z.output<typeof resultRow>

const question = mainsPracticeContract['GET /api/content/main-section/:id'].answer.shape.data

/** The source of a quiz gives its questions to readers in this form. */
export type QuizQuestionData = z.output<typeof question>

const result = resultRow.extend({
	questionResults: z.array(
		z.object({
			questionId: z.string(),
			question: question.nullable().describe('Null where it is not published any more'),
			verdict,
			isAttempted: z.boolean(),
			isCorrect: z.boolean(),
		}),
	),
})

export type QuizResultData = z.output<typeof result>

const inLanguage = z.object({ lang: languageQuery.optional() })
const oneQuiz = z.object({ quizId: z.string().max(100) })
/** Two hundred ids, twice, and what was said of them. */
const maxBodyBytes = 128 * 1024

const write = {
	access: 'learner',
	allowance: 'quizzes',
	params: oneQuiz,
	body: state,
	maxBodyBytes,
} as const satisfies Partial<Endpoint>

export const quizContract = {
	'GET /api/quizzes/unfinished': {
		summary: 'The unfinished quiz of a kind that was worked on last, with its questions; null: there is none',
		access: 'learner',
		query: inLanguage.extend({ kind }),
		answer: successAnswer(quiz.extend({ questions: z.array(question) }).nullable()),
	},
	'PUT /api/quizzes/:quizId': {
		...write,
		summary: 'Keeps an unfinished quiz. What another device has kept of it is merged, never overwritten',
		answer: successAnswer(quiz.extend({ status })),
		errors: ['quiz.not-found', 'quiz.other-questions'],
	},
	'POST /api/quizzes/:quizId/submit': {
		...write,
		summary:
			'Ends a quiz and stores its result, once: a repeated call answers the same. One that was exited elsewhere is stored, too',
		body: state.extend({
			submittedAt: moment
				.optional()
				.describe('When the learner ended it, at the earliest when it began and at the latest now; without it: now'),
		}),
		answer: successAnswer(resultRow),
		errors: ['quiz.not-found', 'quiz.other-questions', 'quiz.open-questions'],
	},
	'DELETE /api/quizzes/:quizId': {
		summary: 'Exits an unfinished quiz: it is not offered any more. A submitted one stays',
		access: 'learner',
		params: oneQuiz,
		answer: z.object({ success: z.literal(true), message: z.string().optional() }),
		errors: ['quiz.not-found'],
	},
	'GET /api/quizzes/results': {
		summary: "The caller's own results of all kinds, the newest first",
		access: 'learner',
		query: inLanguage.extend({ page: pageNumber.prefault('1'), limit: pageLimit.prefault('10') }),
		answer: listAnswer(resultRow),
	},
	'GET /api/quizzes/results/:quizId': {
		summary: 'One result, with what was made of each question',
		access: 'learner',
		params: oneQuiz,
		query: inLanguage,
		answer: successAnswer(result),
		errors: ['quiz.not-found'],
	},
} as const satisfies Contract
