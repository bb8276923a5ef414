import { z } from 'zod'
import { copyState } from '../answer-copies/contract.ts'
import { type Contract, languageQuery, listAnswer, pageLimit, pageNumber, successAnswer } from '../endpoint.ts'
import { rubricMarks } from '../evaluation/marking-contract.ts'
import { mainsPapers } from '../questions/mains-papers.ts'

const moment = z.iso.datetime()
const inLanguage = z.object({ lang: languageQuery.optional() })
const onePaper = z.object({ paperId: z.string().max(120) })
const oneSitting = z.object({ sittingId: z.string().max(100) })

const paperCard = z.object({
	paperId: z.string(),
	title: z.string(),
	about: z.string(),
	paperNo: z.enum(mainsPapers),
	examYear: z.int(),
	minutes: z.int(),
	uploadMinutes: z.int(),
	totalMarks: z.int(),
	questionCount: z.int(),
	isFallback: z.boolean().describe('True where the texts lack Hindi and come in English'),
})

export type PaperCard = z.output<typeof paperCard>

const paper = paperCard.extend({
	instructions: z.array(z.string()),
	sections: z.array(
		z.object({
			section: z.string().describe("'' where the paper has no parts"),
			groups: z.array(z.object({ count: z.int(), marks: z.int(), wordLimit: z.int() })),
		}),
	),
	sheetPages: z.int().describe('So many ruled pages are printed for it'),
	hasHindi: z.boolean(),
})

export type Paper = z.output<typeof paper>

const sittingCopy = z.object({
	copyId: z.string(),
	state: copyState,
	pageCount: z.int(),
	submittedAt: moment.nullable(),
	isLate: z.boolean().describe('True where the pages were sent after the time for that'),
	total: z.number().nullable().describe('Marks, once it is returned'),
})

const sittingCard = z.object({
	sittingId: z.string(),
	paperId: z.string(),
	questionId: z.string().describe('What a copy of it answers, for the calls of answer copies'),
	day: z.string().describe("Its day in India, 'YYYY-MM-DD'"),
	startedAt: moment,
	endsAt: moment,
	uploadUntil: moment.describe('Pages sent later are marked as late'),
	sendableUntil: moment.describe('Nothing can be sent after it'),
	finishedAt: moment.nullable(),
	isOver: z.boolean(),
	totalMarks: z.int(),
	copy: sittingCopy.nullable(),
	selfMarks: rubricMarks.nullable().describe('What its learner has given by the model answers'),
	selfTotal: z.number().nullable(),
})

export type SittingCard = z.output<typeof sittingCard>

const questionTexts = z.object({
	section: z.string(),
	question: z.string(),
	answer: z.string().describe("Comes when the time is over; '' before, and where there is none"),
	marksSplit: z.string(),
})

const sitting = sittingCard.extend({
	title: z.string(),
	now: moment.describe("The server's moment: devices count on from here"),
	minutes: z.int(),
	doneNumbers: z.array(z.int()).describe('The questions that are ticked as done, from 1'),
	questions: z.array(
		z.object({
			number: z.int(),
			marks: z.int(),
			wordLimit: z.int(),
			doneBy: z.int().describe('By this minute it should be done'),
			translations: z.object({ english: questionTexts, hindi: questionTexts.nullable() }),
		}),
	),
})

export type Sitting = z.output<typeof sitting>

const refusals = ['mains-sitting.not-found'] as const

/** Serves everybody with the papers. */
export const mainsPapersContract = {
	'GET /api/mains-mock-tests': {
		summary: 'Papers of the main examination to be written by the clock, the newest first',
		access: 'public',
		query: inLanguage.extend({ page: pageNumber.prefault('1'), limit: pageLimit.prefault('10') }),
		answer: listAnswer(paperCard),
	},
	'GET /api/mains-mock-tests/papers/:paperId': {
		summary: 'What a paper consists of; its questions come to whoever writes it',
		access: 'public',
		params: onePaper,
		query: inLanguage,
		answer: successAnswer(paper),
		errors: ['mains-paper.not-found'],
	},
} as const satisfies Contract

/** Serves learners who write papers. */
export const mainsSittingsContract = {
	'GET /api/mains-mock-tests/papers/:paperId/question-paper': {
		summary: 'The question paper as a PDF file',
		access: 'learner',
		allowance: 'downloads',
		params: onePaper,
		query: inLanguage.extend({ both: z.literal('true').optional().describe('English and Hindi, one below the other') }),
		answer: 'application/pdf',
		errors: ['mains-paper.not-found'],
	},
	'GET /api/mains-mock-tests/papers/:paperId/answer-sheets': {
		summary: 'Ruled sheets to write the paper on, as a PDF file',
		access: 'learner',
		allowance: 'downloads',
		params: onePaper,
		query: inLanguage,
		answer: 'application/pdf',
		errors: ['mains-paper.not-found'],
	},
	'GET /api/mains-mock-tests/sittings': {
		summary: "The caller's attempts, the newest first; of one paper, where it is named",
		access: 'learner',
		query: inLanguage.extend({ paperId: z.string().max(120).optional() }),
		answer: successAnswer(z.array(sittingCard)),
	},
	'POST /api/mains-mock-tests/papers/:paperId/sittings': {
		summary: "Starts the clock of a paper, or finds today's that runs",
		access: 'learner',
		allowance: 'mockTests',
		params: onePaper,
		query: inLanguage,
		answer: successAnswer(sitting),
		errors: ['mains-paper.not-found'],
	},
	'GET /api/mains-mock-tests/sittings/:sittingId': {
		summary: 'An attempt with its clock and the questions; model answers come when its time is over',
		access: 'learner',
		params: oneSitting,
		query: inLanguage,
		answer: successAnswer(sitting),
		errors: [...refusals],
	},
	'PUT /api/mains-mock-tests/sittings/:sittingId/done': {
		summary: 'Ticks a question as written, or takes the tick back',
		access: 'learner',
		allowance: 'marks',
		params: oneSitting,
		body: z.object({ number: z.int().min(1).max(1_000), isDone: z.boolean() }),
		answer: successAnswer(z.object({ doneNumbers: z.array(z.int()) })),
		errors: [...refusals, 'mains-sitting.over', 'mains-sitting.not-in-paper'],
	},
	'POST /api/mains-mock-tests/sittings/:sittingId/finish': {
		summary: 'Puts down the pen before the end; said again, it changes nothing',
		access: 'learner',
		allowance: 'mockTests',
		params: oneSitting,
		query: inLanguage,
		answer: successAnswer(sitting),
		errors: [...refusals],
	},
	'PUT /api/mains-mock-tests/sittings/:sittingId/self-marks': {
		summary: 'Keeps what its learner gives by the model answers, question by question',
		access: 'learner',
		allowance: 'marks',
		params: oneSitting,
		body: z.object({ marks: rubricMarks }),
		answer: successAnswer(z.object({ selfMarks: rubricMarks, selfTotal: z.number() })),
		errors: [...refusals, 'mains-sitting.running', 'mains-sitting.marks-too-high'],
	},
} as const satisfies Contract
