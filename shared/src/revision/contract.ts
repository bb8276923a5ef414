import { z } from 'zod'
import { type Contract, languageQuery, successAnswer } from '../endpoint.ts'
import { prelimsSubjects } from '../prelims-subjects.ts'
import { answerOptions, keyOptions } from '../questions/answer-options.ts'
import { difficulties } from '../questions/question.ts'
import { cardReasons, LATE_ANSWER_DAYS, REVISION_ANSWERS_SENT } from './revision-card.ts'

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
	reason: z
		.enum(cardReasons)
		.nullable()
		.describe('Why it comes back; null: a question on current affairs that the caller has not seen'),
	isRepeat: z.boolean().describe('True where it was answered wrong today, and comes once more at the end of the day'),
	subjectId: z.enum(prelimsSubjects),
	topicId: z.string(),
	difficulty: z.enum(difficulties),
	key: z.enum(keyOptions),
	isDropped: z.boolean(),
	isMostImportant: z.boolean(),
	year: z.int().nullable().describe('Of the examination that asked it; null for a practice question'),
	questionNumber: z.int().nullable(),
	isFallback: z.boolean().describe('True where the reader’s language is Hindi and the question lacks it'),
	translations: z.object({ english: texts, hindi: texts.nullable() }),
})

export type RevisionQuestion = z.output<typeof question>
export type RevisionTexts = z.output<typeof texts>

const day = z.iso.date().describe('A day in India')

const progress = z.object({
	day,
	total: z
		.int()
		.describe('Questions of the whole day, within the caller’s hours; what is due beyond waits for later days'),
	done: z.int(),
	repeats: z.int().describe('Of those answered wrong today, how many come once more'),
})

export type RevisionProgress = z.output<typeof progress>

const today = progress.extend({
	hasCards: z.boolean().describe('False for somebody for whom nothing comes back yet'),
	next: z
		.object({ day, questions: z.int() })
		.nullable()
		.describe('The next day that has some, and how many as it stands now; null where there is none'),
	questions: z.array(question).describe('What is left of the day, in the order in which to answer; repeats last'),
})

export type RevisionDay = z.output<typeof today>

const answer = z.object({
	key: z.uuid().describe('Chosen by the device for this answer: sent again, it changes nothing'),
	questionId: z.string().min(1).max(120),
	answer: z.enum(answerOptions),
	isGuessed: z.boolean(),
	isEasy: z.boolean().describe('The caller wants to be asked much later'),
	answeredAt: z.iso
		.datetime()
		.describe(
			`By the device’s clock: at the latest now, and at most ${LATE_ANSWER_DAYS} days ago; else it counts as then`,
		),
})

export type RevisionAnswer = z.output<typeof answer>

const card = z.object({ questionId: z.string().max(120) })

/** Questions of the preliminary examination that come back to a learner; nobody else is shown them. */
export const revisionContract = {
	'GET /api/revision/today': {
		summary: 'What the caller has to revise today, with keys and explanations, so that it goes on without a network',
		access: 'learner',
		query: z.object({ lang: languageQuery.optional() }),
		answer: successAnswer(today),
	},
	'POST /api/revision/answers': {
		summary: 'Stores answers of revision, each once; those of questions that were withdrawn are passed over',
		access: 'learner',
		allowance: 'revisionAnswers',
		body: z.object({ answers: z.array(answer).min(1).max(REVISION_ANSWERS_SENT) }),
		answer: successAnswer(progress.extend({ stored: z.int().describe('How many were not there before') })),
		errors: ['question.not-found'],
	},
	'PUT /api/revision/cards/:questionId': {
		summary: 'Has a question come back no more, or again',
		access: 'learner',
		allowance: 'marks',
		params: card,
		body: z.object({ isSuspended: z.boolean() }),
		answer: successAnswer(z.object({ isSuspended: z.boolean() })),
		errors: ['question.not-found'],
	},
} as const satisfies Contract
