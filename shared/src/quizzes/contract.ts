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
import { judgements } from '../judgement.ts'
import { quizKinds } from '../quiz-kinds-contract.ts'
import { quizMaxQuestions } from './quiz.ts'
import { type QuizKindShapes, quizShapes } from './shapes-contract.ts'

/** Says what has become of the quiz, because other devices may have ended it. */
const status = z.enum(['open', 'submitted', 'exited'])

export type QuizStatus = z.output<typeof status>

const inLanguage = z.object({ lang: languageQuery.optional() })
const oneQuiz = z.object({ quizId: z.string().max(100) })
/** Fits two hundred ids, twice, and what was said of them. */
const maxBodyBytes = 128 * 1024

const write = {
	access: 'learner',
	allowance: 'quizzes',
	params: oneQuiz,
	maxBodyBytes,
} as const satisfies Partial<Endpoint>

/** Describes the endpoints for quizzes of these kinds. */
export function quizEndpoints<Kind extends QuizKindShapes>(kinds: readonly Kind[]) {
	const shapes = quizShapes(kinds)
	return {
		'POST /api/quizzes/questions': {
			summary:
				'Picks questions of a source for a quiz, in the order of their list: those first that the caller has not attempted, then those attempted longest ago; for others any',
			access: 'public',
			allowance: 'views',
			query: inLanguage,
			body: z.object({ source: shapes.source, count: z.int().min(1).max(quizMaxQuestions) }),
			answer: successAnswer(z.array(shapes.question)),
		},
		'GET /api/quizzes/unfinished': {
			summary: 'The unfinished quiz of a kind that was worked on last, with its questions; null: there is none',
			access: 'learner',
			query: inLanguage.extend({ kind: shapes.kind }),
			answer: successAnswer(shapes.unfinished.nullable()),
		},
		'GET /api/quizzes/unfinished/summary': {
			summary: 'How far the same quiz is, without its questions; null: there is none',
			access: 'learner',
			query: z.object({ kind: shapes.kind }),
			answer: successAnswer(shapes.summary.nullable()),
		},
		'PUT /api/quizzes/:quizId': {
			...write,
			body: shapes.state,
			summary: 'Keeps an unfinished quiz. What another device has kept of it is merged, never overwritten',
			answer: successAnswer(shapes.quiz.extend({ status })),
			errors: ['quiz.not-found', 'quiz.other-questions'],
		},
		'POST /api/quizzes/:quizId/submit': {
			...write,
			summary:
				'Ends a quiz and stores its result, once: a repeated call answers the same. One that was exited elsewhere is stored, too',
			body: shapes.state.extend({
				submittedAt: shapes.moment
					.optional()
					.describe('When the learner ended it, at the earliest when it began and at the latest now; without it: now'),
			}),
			answer: successAnswer(shapes.resultRow),
			errors: ['quiz.not-found', 'quiz.other-questions', 'quiz.open-questions'],
		},
		'DELETE /api/quizzes/:quizId': {
			summary: 'Exits an unfinished quiz: it is not offered any more. A submitted one stays',
			access: 'learner',
			params: oneQuiz,
			answer: z.object({ success: z.literal(true), message: z.string().optional() }),
			errors: ['quiz.not-found'],
		},
		...resultEndpoints<Kind>(shapes),
	} as const satisfies Contract
}

function resultEndpoints<Kind extends QuizKindShapes>(shapes: ReturnType<typeof quizShapes<Kind>>) {
	return {
		'GET /api/quizzes/results': {
			summary: "The caller's own results of all kinds, the newest first",
			access: 'learner',
			query: inLanguage.extend({ page: pageNumber.prefault('1'), limit: pageLimit.prefault('10') }),
			answer: listAnswer(shapes.resultRow),
		},
		'PUT /api/quizzes/results/:quizId/judgements/:questionId': {
			summary:
				'Judges an answer of a submitted quiz, or takes that back; the result follows it. What was judged later stands',
			access: 'learner',
			allowance: 'marks',
			params: oneQuiz.extend({ questionId: z.string().max(120) }),
			query: inLanguage,
			body: z.object({ judgement: z.enum(judgements).nullable(), judgedAt: shapes.moment.optional() }),
			answer: successAnswer(shapes.resultRow),
			errors: ['quiz.not-found'],
		},
		'GET /api/quizzes/results/:quizId': {
			summary: 'One result, with what was made of each question',
			access: 'learner',
			params: oneQuiz,
			query: inLanguage,
			answer: successAnswer(shapes.result),
			errors: ['quiz.not-found'],
		},
	} as const satisfies Contract
}

export const quizContract = quizEndpoints(quizKinds)

type Kind = (typeof quizKinds)[number]
type Answer<Key extends keyof typeof quizContract> = z.output<(typeof quizContract)[Key]['answer']>

export type QuizKindName = Kind['name']

/** Says which questions a quiz was taken from. */
export type SourceOf<Name extends QuizKindName> = z.output<Extract<Kind, { name: Name }>['source']>

export type NamedSourceOf<Name extends QuizKindName> = z.output<Extract<Kind, { name: Name }>['namedSource']>

/** A quiz of the kind shows this of a question. */
export type QuestionOf<Name extends QuizKindName> = z.output<Extract<Kind, { name: Name }>['question']>

export type QuizSource = SourceOf<QuizKindName>

export type NamedQuizSource = QuizResultRow['source']

export type QuizResultRow = Answer<'GET /api/quizzes/results'>['data'][number]

export type QuizResultData = Answer<'GET /api/quizzes/results/:quizId'>['data']

export type QuizData = Omit<Answer<'PUT /api/quizzes/:quizId'>['data'], 'status'>

export type UnfinishedQuizSummary = NonNullable<Answer<'GET /api/quizzes/unfinished/summary'>['data']>

export type UnfinishedQuizData = NonNullable<Answer<'GET /api/quizzes/unfinished'>['data']>
