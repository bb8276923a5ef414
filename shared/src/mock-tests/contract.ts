import { z } from 'zod'
import { type Contract, languageQuery, listAnswer, pageLimit, pageNumber, successAnswer } from '../endpoint.ts'
import { languages } from '../language.ts'
import { prelimsSubjects } from '../prelims-subjects.ts'
import { answerOptions, keyOptions } from '../questions/answer-options.ts'
import { difficulties } from '../questions/question.ts'
import { schemeShape } from './scheme-contract.ts'

const inLanguage = z.object({ lang: languageQuery.optional() })
const onePaper = z.object({ paperId: z.string().max(120) })
const oneAttempt = z.object({ attemptId: z.string().max(100) })

/** Counts all questions of a paper, from 1, as learners do. */
const place = z.int().min(1).max(300)

const scheme = z.object(schemeShape)

const paper = z.object({
	_id: z.string(),
	title: z.string(),
	about: z.string(),
	cycleLabel: z.string(),
	questionCount: z.int(),
	maxHundredths: z.int().describe('What the paper can give, in hundredths of a mark'),
	minutes: z.int(),
	bubbleMinutes: z.int(),
	publishedOn: z.iso.date(),
	isFallback: z.boolean(),
})

export type PaperCard = z.output<typeof paper>

const subjectCount = z.object({ subjectId: z.enum(prelimsSubjects), name: z.string(), questions: z.int() })

const paperPage = paper.extend({
	scheme: scheme.extend({ note: z.string() }),
	subjects: z.array(subjectCount).describe('In the order of the syllabus'),
	learners: z.int().describe('How many have finished it'),
})

export type PaperPage = z.output<typeof paperPage>

export const attemptStatuses = ['running', 'finished'] as const

const attempt = z.object({
	attemptId: z.string(),
	paperId: z.string(),
	title: z.string().describe('Of the paper, as it is called now, or was last'),
	status: z.enum(attemptStatuses),
	startedAt: z.iso.datetime(),
	finishedAt: z.iso.datetime().nullable(),
	answered: z.int().describe('With one of A to E'),
	questionCount: z.int(),
	marksHundredths: z.int().nullable().describe('By the newest key; null while it runs or is being marked'),
	maxHundredths: z.int(),
	isDisqualified: z.boolean(),
	leftMilliseconds: z.int().describe('Until it closes by itself; 0 when it is finished'),
})

export type AttemptRow = z.output<typeof attempt>

const questionTexts = z.object({
	question: z.string(),
	options: z.array(z.string()).length(4),
})

const hallQuestion = z.object({
	place,
	questionId: z.string(),
	subjectId: z.enum(prelimsSubjects),
	english: questionTexts,
	hindi: questionTexts.nullable(),
})

export type HallQuestion = z.output<typeof hallQuestion>

const answerState = z.object({
	place,
	answer: z.enum(answerOptions).nullable().describe('Null: no option'),
	isFlagged: z.boolean().describe('To look at once more'),
	isGuessed: z.boolean(),
	language: z.enum(languages).nullable().describe('In which this question is read; null: in that of the page'),
	spentSeconds: z.int().min(0).max(100_000).describe('In all, on whatever device'),
	atMilliseconds: z
		.int()
		.min(0)
		.max(1_000_000_000)
		.describe(
			'When it was decided, since the start of the attempt, by a clock that cannot be set; what is older than what is stored changes nothing but the time spent',
		),
})

export type AnswerState = z.output<typeof answerState>

const clock = z.object({
	elapsedMilliseconds: z.int().describe('Since the start, by the server’s clock'),
	minutes: z.int(),
	bubbleMinutes: z.int(),
})

const saved = clock.extend({
	fixed: z
		.array(place)
		.describe(
			'Questions that keep another option than was sent: it was decided later, or the time to change it is over',
		),
})

export type SavedAnswers = z.output<typeof saved>

const hall = attempt.extend({
	clock,
	scheme,
	questions: z.array(hallQuestion).describe('Empty when it is finished'),
	answers: z.array(answerState).describe('Of the questions that were touched; empty when it is finished'),
})

export type HallAttempt = z.output<typeof hall>

const counts = z.object({
	right: z.int(),
	wrong: z.int(),
	notAttempted: z.int().describe('Answered with E'),
	blank: z.int().describe('Without any option'),
	dropped: z.int(),
})

const score = counts.extend({
	scoredAt: z.iso.datetime(),
	keyRevision: z.int().describe('1: the key with which the paper was marked first'),
	marksHundredths: z.int(),
	maxHundredths: z.int(),
	isDisqualified: z.boolean(),
	gainedHundredths: z.int().describe('By right answers alone'),
	lostHundredths: z.int().describe('By wrong and blank ones; 0 or more'),
})

export type TestScore = z.output<typeof score>

const part = counts.extend({
	name: z.string(),
	marksHundredths: z.int(),
	maxHundredths: z.int(),
	spentSeconds: z.int(),
	guessed: z.int().describe('How many of all answers were marked as a guess'),
	guessedRight: z.int(),
})

const subjectPart = part.extend({ subjectId: z.enum(prelimsSubjects) })
const topicPart = part.extend({ subjectId: z.enum(prelimsSubjects), topicId: z.string() })

export type ResultPart = z.output<typeof part>
export type SubjectPart = z.output<typeof subjectPart>

export const outcomes = ['right', 'wrong', 'not-attempted', 'blank', 'dropped'] as const

const solutionTexts = questionTexts.extend({
	explanation: z.string(),
	whyWrong: z.array(z.string()).length(4).describe('Empty at the right option, and where nothing was written'),
})

const solution = z.object({
	place,
	questionId: z.string(),
	subjectId: z.enum(prelimsSubjects),
	subject: z.string(),
	topic: z.string().describe('Empty where it has none'),
	difficulty: z.enum(difficulties),
	key: z.enum(keyOptions).nullable().describe('By the newest key; null where the question is dropped'),
	firstKey: z.enum(keyOptions).nullable().describe('By the key with which this attempt was marked first'),
	answer: z.enum(answerOptions).nullable(),
	isGuessed: z.boolean(),
	isFlagged: z.boolean(),
	spentSeconds: z.int(),
	outcome: z.enum(outcomes),
	english: solutionTexts,
	hindi: solutionTexts.nullable(),
})

export type Solution = z.output<typeof solution>

const standing = z.object({
	rank: z.int().describe('1 + those with more marks'),
	learners: z.int().describe('Whose first attempt at this paper is marked, this one among them'),
	percentile: z
		.number()
		.nullable()
		.describe('Percent of these with at most as many marks, to two decimals; null where they are too few to say'),
	isFirst: z.boolean().describe('False for a later attempt: its rank is where it would stand among first attempts'),
})

export type Standing = z.output<typeof standing>

const result = attempt.extend({
	scheme,
	scores: z.array(score).describe('The newest first; the last is the first, which stays readable'),
	subjects: z.array(subjectPart).describe('By the newest key, in the order of the syllabus'),
	topics: z.array(topicPart),
	guessed: z.int(),
	guessedRight: z.int(),
	guessedHundredths: z.int().describe('What guessing brought or cost, in hundredths of a mark'),
	spentSeconds: z.int(),
	standing: standing.nullable().describe('Null where it was disqualified'),
	earlier: z.array(attempt).describe('Other finished attempts at this paper, the newest first, at most 20'),
	solutions: z.array(solution),
})

export type TestResult = z.output<typeof result>

/** Takes what a device has kept of three hours without a network. */
const maxBodyBytes = 256 * 1024

export const mockTestsContract = {
	'GET /api/mock-tests': {
		summary: 'Timed papers of the preliminary examination, the newest first',
		access: 'public',
		query: inLanguage.extend({ page: pageNumber.prefault('1'), limit: pageLimit.prefault('10') }),
		answer: listAnswer(paper),
	},
	'GET /api/mock-tests/papers/:paperId': {
		summary: 'One paper: how long it takes, how it is marked, what it covers; its questions come with an attempt',
		access: 'public',
		params: onePaper,
		query: inLanguage,
		answer: successAnswer(paperPage),
		errors: ['mock-test.not-found'],
	},
} as const satisfies Contract

export const attemptsContract = {
	'GET /api/mock-tests/attempts': {
		summary: 'The caller’s own attempts, the newest first',
		access: 'learner',
		query: inLanguage.extend({
			page: pageNumber.prefault('1'),
			limit: pageLimit.prefault('10'),
			paperId: z.string().max(120).optional(),
		}),
		answer: listAnswer(attempt),
	},
	'POST /api/mock-tests/papers/:paperId/attempts': {
		summary: 'Begins an attempt, whose clock runs from now; where one is running, answers that one',
		access: 'learner',
		allowance: 'mockTests',
		params: onePaper,
		answer: successAnswer(z.object({ attemptId: z.string() })),
		errors: ['mock-test.not-found', 'mock-test.not-ready'],
	},
	'GET /api/mock-tests/attempts/:attemptId': {
		summary: 'An attempt as it stands: its questions in both languages, answers, clock',
		access: 'learner',
		params: oneAttempt,
		query: inLanguage,
		answer: successAnswer(hall),
		errors: ['mock-test.attempt-not-found'],
	},
	'POST /api/mock-tests/attempts/:attemptId/answers': {
		summary:
			'Stores answers as they are given, all or none; the same may be sent again. When the time is over, questions with an option keep it',
		access: 'learner',
		params: oneAttempt,
		body: z.object({ answers: z.array(answerState).min(1).max(300) }),
		maxBodyBytes,
		answer: successAnswer(saved),
		errors: [
			'mock-test.attempt-not-found',
			'mock-test.finished',
			'mock-test.time-over',
			'mock-test.not-in-paper',
			'mock-test.option-unknown',
		],
	},
	'POST /api/mock-tests/attempts/:attemptId/finish': {
		summary: 'Ends an attempt for good and marks it; a repetition changes nothing',
		access: 'learner',
		allowance: 'mockTests',
		params: oneAttempt,
		answer: successAnswer(z.object({ attemptId: z.string() })),
		errors: ['mock-test.attempt-not-found'],
	},
	'GET /api/mock-tests/attempts/:attemptId/result': {
		summary: 'The marks of a finished attempt by subject and topic, all its scores, and the solutions',
		access: 'learner',
		params: oneAttempt,
		query: inLanguage,
		answer: successAnswer(result),
		errors: ['mock-test.attempt-not-found', 'mock-test.running'],
	},
} as const satisfies Contract
