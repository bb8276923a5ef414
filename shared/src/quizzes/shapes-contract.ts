import { z } from 'zod'
import { judgements } from '../judgement.ts'
import { quizMaxQuestions } from './quiz.ts'

/** The quiz itself shows and keeps this of a question, whatever its kind. What its kind's cards show beside it is the kind's own. */
export interface QuizQuestionData {
	_id: string
	/** Holds the parts; the first one stands for the question in a result. */
	questions: string[]
	/** It is true where the text lacks Hindi and comes in English. */
	isFallback: boolean
	/** Holds what can be chosen, where it is a question with options. */
	options?: string[] | undefined
	/** Is the index of the right one, from 0. */
	correctOption?: number | undefined
	/** Says why. */
	explanation?: string | undefined
	/** It is null where they were not wanted. */
	translations: { english: QuizQuestionTexts; hindi: QuizQuestionTexts | null } | null
}

interface QuizQuestionTexts {
	questions: string[]
}

/** A feature whose questions can be taken as a quiz declares this of them. */
export interface QuizKindShapes {
	name: string
	/** Says which of its questions, and by `kind` that they are its own. */
	source: z.ZodObject
	/** Adds the names that a result shows, in the reader's language. */
	namedSource: z.ZodObject
	question: z.ZodType<QuizQuestionData>
}

const slug = z.string().regex(/^[a-z0-9-]{1,120}$/)
const moment = z.iso.datetime()
const quizId = z.uuid()

/** A quiz that is open for longer is not timed any further. */
const MAX_SECONDS = 30 * 86_400

const answer = z.object({
	attemptedAt: moment,
	judgement: z.enum(judgements).nullable(),
	judgedAt: moment.nullable(),
	option: z
		.int()
		.min(0)
		.max(25)
		.optional()
		.describe('The index of the chosen option, from 0, where a question has options'),
})

const facts = {
	questionIds: z.array(slug).min(1).max(quizMaxQuestions),
	answers: z.record(slug, answer),
	startedAt: moment,
	elapsedSeconds: z.int().min(0).max(MAX_SECONDS).describe('While it was open somewhere'),
}

const verdict = z.enum(['correct', 'partly', 'incorrect', 'attempted', 'not-attempted'])

const figures = {
	totalQuestions: z.int(),
	attemptedQuestions: z.int(),
	correctAnswers: z.int(),
	partlyCorrectAnswers: z.int(),
	incorrectAnswers: z.int(),
	unansweredQuestions: z.int(),
	unjudgedAnswers: z.int().describe('Attempted and not judged'),
	isJudged: z.boolean().describe('The figures follow the own judgement: at least half of the attempted have one'),
	successRatio: z.number().describe('From 0 to 100'),
	judgedRatio: z.number().nullable().describe('From 0 to 100, of what was judged; null: nothing was'),
	timeTaken: z.int().describe('Seconds'),
}

/** A newer version has stored a kind that this one does not know. */
const unknownKind = {
	namedSource: z.object({ kind: z.literal('unknown') }),
	question: z.never(),
}

const quizOf = <S extends z.ZodType>(source: S) => z.object({ source, ...facts, quizId })

const unfinishedOf = <S extends z.ZodType, Q extends z.ZodType>(kind: { source: S; question: Q }) =>
	quizOf(kind.source).extend({ questions: z.array(kind.question) })

const resultRowOf = <S extends z.ZodType>(source: S) => z.object({ ...figures, quizId, source, submittedAt: moment })

const resultOf = <S extends z.ZodType, Q extends z.ZodType>(kind: { namedSource: S; question: Q }) =>
	resultRowOf(kind.namedSource).extend({
		questionResults: z.array(
			z.object({
				questionId: z.string(),
				question: kind.question.nullable().describe('Null where it is not published any more'),
				verdict,
				judgement: z.enum(judgements).nullable().describe('What the learner thinks of the own answer'),
				isAttempted: z.boolean(),
				isCorrect: z.boolean(),
				userAnswer: z
					.string()
					.nullable()
					.describe('The letter of the chosen option; null where a question has no options'),
				correctAnswer: z.string().nullable().describe('The letter of the right option, likewise'),
				explanation: z.string().nullable().describe('Why it is right, likewise'),
			}),
		),
	})

type NonEmpty<T> = [T, ...T[]]

/** Makes of the kinds what quizzes of any of them look like. */
export function quizShapes<Kind extends QuizKindShapes>(kinds: readonly Kind[]) {
	const each = <T>(work: (kind: Kind) => T) => kinds.map(work) as NonEmpty<T>
	const source = z.discriminatedUnion(
		'kind',
		each((kind): Kind['source'] => kind.source),
	)
	const namedSource = z.discriminatedUnion('kind', [
		...each((kind): Kind['namedSource'] => kind.namedSource),
		unknownKind.namedSource,
	])
	return {
		source,
		question: z.union(each((kind): Kind['question'] => kind.question)),
		kind: z.enum(each((kind): Kind['name'] => kind.name)),
		state: z.object({ source, ...facts }),
		quiz: quizOf(source),
		summary: z.object({ quizId, source, totalQuestions: z.int(), attemptedQuestions: z.int() }),
		unfinished: z.union(each((kind) => unfinishedOf<Kind['source'], Kind['question']>(kind))),
		moment,
		resultRow: resultRowOf(namedSource),
		result: z.union([...each((kind) => resultOf<Kind['namedSource'], Kind['question']>(kind)), resultOf(unknownKind)]),
	}
}
