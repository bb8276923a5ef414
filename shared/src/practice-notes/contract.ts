import { z } from 'zod'
import {
	type Contract,
	languageQuery,
	listAnswer,
	multipartForm,
	pageLimit,
	pageNumber,
	successAnswer,
} from '../endpoint.ts'
import { judgements } from '../judgement.ts'
import { uploadAnswer } from '../upload-contract.ts'
import { judgedTypes, MAX_PART } from './judged-type.ts'
import { MAX_QUESTIONS_ASKED, NOTES_SHOWN, noteProblem, OLDER_NOTES, practiceTypes } from './practice-note.ts'

const note = z.object({
	_id: z.string(),
	commentText: z.string().describe('Plain text, never HTML'),
	createdAt: z.iso.datetime(),
})

const photo = z.object({
	_id: z.string(),
	fileUrl: z.string(),
	/** Leads to a picture at most 320 pixels wide or high. */
	smallUrl: z.string(),
	fileName: z.string(),
	width: z.int(),
	height: z.int(),
	createdAt: z.iso.datetime(),
})

export type PracticeNote = z.output<typeof note>
export type PracticePhoto = z.output<typeof photo>

const judgement = z.enum(judgements)

const kept = z.object({
	questionId: z.string(),
	judgement: judgement.nullable().describe('What the caller thinks of the own answer; null where it is not judged'),
	judgedAt: z.iso.datetime().nullable(),
	isToRevise: z.boolean().describe('Marked with ‘Don’t Know Answer’'),
	notes: z
		.array(note)
		.describe(`The newest first, at most ${NOTES_SHOWN}, and fewer where many long ones are asked for at once`),
	noteCount: z.int().describe('Of all notes with the question'),
	photos: z.array(photo).describe('The newest first'),
})

export type KeptWithQuestion = z.output<typeof kept>

const keptUnderProfile = kept.extend({
	questionType: z
		.enum(practiceTypes)
		.nullable()
		.describe('Null, like `questionId`, for photos that are kept with no question'),
	questionId: z.string().nullable(),
	question: z.string().nullable().describe('Its first part; null where it is not published any more'),
	path: z.string().nullable().describe('Where it is shown'),
	updatedAt: z.iso.datetime(),
})

export type KeptUnderProfile = z.output<typeof keptUnderProfile>

const judged = z.object({
	part: z.int().describe('The index of the question in an item of study material; 0 for a question for practice'),
	judgement,
	judgedAt: z.iso.datetime(),
})

export type JudgedPart = z.output<typeof judged>

const toRevise = z.object({
	questionType: z.enum(judgedTypes),
	questionId: z.string(),
	part: z.int(),
	question: z.string().nullable().describe('Its first part; null where it is not published any more'),
	about: z
		.string()
		.nullable()
		.describe('The title of the item that the question belongs to; null for a question for practice'),
	path: z.string().nullable().describe('Where it is shown'),
	judgement: z.enum(['partly', 'wrong']).nullable().describe('Null where it is only marked with ‘Don’t Know Answer’'),
	updatedAt: z.iso.datetime(),
})

export type QuestionToRevise = z.output<typeof toRevise>

const inLanguage = z.object({ lang: languageQuery.optional() })
const questionId = z.string().max(120)
const oneQuestion = z.object({ questionType: z.enum(practiceTypes), questionId })
const oneJudged = z.object({ questionType: z.enum(judgedTypes), questionId })
const ownPage = inLanguage.extend({ page: pageNumber.prefault('1'), limit: pageLimit.prefault('10') })
const done = z.object({ success: z.literal(true), message: z.string().optional() })

const commentText = z.string({ error: 'note-required' }).superRefine((given, issues) => {
	const problem = noteProblem(given)
	if (problem) issues.addIssue(problem)
})

/** Fits the longest note in letters of three bytes, and what stands around it. */
const maxBodyBytes = 128 * 1024

/**
 * A learner keeps these with questions, and nobody else is ever shown them. A write that is sent with an `Idempotency-
 * Key` header may be sent again after a lost answer: it has one effect, and is answered alike.
 */
export const practiceNotesContract = {
	'GET /api/practice-notes': {
		summary: 'All that the caller keeps, question by question, the newest first',
		access: 'learner',
		query: ownPage,
		answer: listAnswer(keptUnderProfile),
	},
	'GET /api/practice-notes/by-question/:questionType': {
		summary: `What the caller keeps with up to ${MAX_QUESTIONS_ASKED} questions; those with nothing are left out`,
		access: 'learner',
		params: z.object({ questionType: z.enum(practiceTypes) }),
		query: z.object({
			questionIds: z
				.string()
				.max(MAX_QUESTIONS_ASKED * 121)
				.transform((given) => given.split(',').filter((id) => id !== ''))
				.describe('Separated by commas'),
		}),
		answer: successAnswer(z.array(kept)),
	},
	'GET /api/practice-notes/by-question/:questionType/:questionId': {
		summary: `The next older notes of one question, the newest first, ${OLDER_NOTES} at a time`,
		access: 'learner',
		params: oneQuestion,
		query: z.object({
			skip: z
				.string()
				.regex(/^\d{1,4}$/, 'page-number')
				.transform(Number)
				.describe('How many of them the caller has already'),
		}),
		answer: successAnswer(z.array(note)),
	},
	'POST /api/practice-notes': {
		summary: 'Keeps a note with a question',
		access: 'learner',
		allowance: 'notes',
		signInCode: 'access.sign-in-to-keep-notes',
		body: oneQuestion.extend({ commentText }),
		maxBodyBytes,
		answer: successAnswer(note),
		errors: ['question.not-found', 'note.too-many', 'note.too-many-of-account'],
	},
	'DELETE /api/practice-notes/:noteId': {
		summary: 'Removes a note for good',
		access: 'learner',
		params: z.object({ noteId: z.string().max(100) }),
		answer: done,
		errors: ['note.not-found'],
	},
	'PUT /api/practice-marks/:questionType/:questionId': {
		summary: 'Marks a question as one to revise, or takes the mark away',
		access: 'learner',
		allowance: 'marks',
		signInCode: 'access.sign-in-to-keep-notes',
		params: oneQuestion,
		body: z.object({ isToRevise: z.boolean() }),
		answer: successAnswer(z.object({ isToRevise: z.boolean() })),
		errors: ['question.not-found'],
	},
	'GET /api/practice-photos/:fileId': {
		summary: 'A photo of the caller’s own',
		access: 'learner',
		params: z.object({ fileId: z.string().max(100) }),
		query: z.object({ size: z.enum(['small']).optional() }),
		answer: 'image/webp',
		errors: ['file.not-found'],
	},
	'DELETE /api/practice-photos/:fileId': {
		summary: 'Removes a photo for good',
		access: 'learner',
		params: z.object({ fileId: z.string().max(100) }),
		answer: done,
		errors: ['file.not-found'],
	},
} as const satisfies Contract

/** Keeps what learners think of their own answers, and finds again what was wrong. */
export const judgementsContract = {
	'GET /api/practice-notes/to-revise': {
		summary:
			'What the caller has judged wrong or partly right, or marked with ‘Don’t Know Answer’, and not judged right since; the newest first',
		access: 'learner',
		query: ownPage,
		answer: listAnswer(toRevise),
	},
	'PUT /api/practice-judgements/:questionType/:questionId': {
		summary: 'Keeps what the caller thinks of the own answer beside the model answer; null takes it back',
		access: 'learner',
		allowance: 'marks',
		signInCode: 'access.sign-in-to-keep-notes',
		params: oneJudged,
		body: z.object({
			judgement: judgement.nullable(),
			part: z.int().min(0).max(MAX_PART).prefault(0),
			judgedAt: z.iso
				.datetime()
				.optional()
				.describe('When it was judged, at the latest now; without it: now. What was judged later stands'),
		}),
		answer: successAnswer(z.object({ judgement: judgement.nullable(), judgedAt: z.iso.datetime() })),
		errors: ['question.not-found'],
	},
	'GET /api/practice-judgements/:questionType/:questionId': {
		summary: 'How the caller has judged the own answers to the questions of an item',
		access: 'learner',
		params: oneJudged,
		answer: successAnswer(z.array(judged)),
	},
} as const satisfies Contract

export const practicePhotoUploadContract = {
	'POST /api/answersheet/upload-file': {
		summary:
			'Takes a photo of an answer, field `file`, at most 5 MB (JPEG, PNG, WebP), kept with the question of `questionType` and `questionId` where they are named; others are listed by themselves',
		access: 'learner',
		allowance: 'photos',
		signInCode: 'access.sign-in-to-keep-notes',
		body: multipartForm,
		answer: uploadAnswer,
		errors: [
			'question.not-found',
			'file.missing',
			'photo.too-large',
			'photo.not-an-image',
			'photo.too-many',
			'photo.no-room',
			'file.heic',
			'file.damaged',
			'file.too-many-pixels',
			'file.side-too-long',
			'file.too-slow',
			'request.too-many-at-once',
		],
	},
} as const satisfies Contract
