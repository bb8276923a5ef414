import { z } from 'zod'
import { cardShape } from '../content/answer-contract.ts'
import {
	type Contract,
	type Endpoint,
	languageQuery,
	listAnswer,
	pageLimit,
	pageNumber,
	successAnswer,
} from '../endpoint.ts'
import { infographic, mindMap, reading, studyMap } from './item-contract.ts'
import { notesKind } from './kinds.ts'
import { papers } from './section.ts'

const card = z.object({
	_id: z.string(),
	...cardShape(notesKind),
	img: z.string().nullable().describe('16:10; null: the tile of the section stands for it'),
	imgSmall: z.string().nullable(),
	isFallback: z.boolean().describe('True where the text lacks Hindi and comes in English'),
})

const capsuleCard = card.extend({
	coverImage: z.string().nullable().describe('The same as img'),
	pdfUrl: z.string().describe('A public file; with `download=true` it is saved'),
})

const item = card.extend({
	imageSource: z
		.string()
		.describe('Who made the picture and by what right it is shown; empty for what the product has drawn'),
	updatedAt: z.iso.datetime(),
})

export type StudyCard = z.output<typeof card>
export type CapsuleCard = z.output<typeof capsuleCard>
export type QuizQuestion = StudyCard['quizQuestions'][number]

const inLanguage = z.object({ lang: languageQuery.optional() })
const oneItem = z.object({ id: z.string().max(200) })

const oneList = inLanguage.extend({
	paperNo: z.enum(papers).optional().describe('Without it the items of all papers'),
	page: pageNumber.optional(),
	limit: pageLimit.optional().describe('10 where only a page is named'),
})

const paperCount = z.object({ paperNo: z.enum(papers), items: z.int() })

const listOf = <C extends z.ZodObject>(what: string, answered: C) =>
	({
		summary: `${what}, newest first: the newest 200, or one page`,
		access: 'public',
		query: oneList,
		answer: listAnswer(answered).extend({
			papers: z.array(paperCount).describe('The papers that have any, in their order, whichever was asked for'),
		}),
	}) as const satisfies Endpoint

const oneOf = <C extends z.ZodObject>(summary: string, answered: C) =>
	({
		summary,
		access: 'public',
		params: oneItem,
		query: inLanguage,
		answer: successAnswer(answered),
		errors: ['study-item.not-found'],
	}) as const satisfies Endpoint

const picture = {
	summary: 'The picture that messengers show beside a link to the item, or to the list of a paper',
	access: 'public',
	params: oneItem,
	query: inLanguage,
	answer: 'image/png',
	errors: ['study-item.not-found'],
} as const satisfies Endpoint

const notes = item.extend({ ...reading.shape, pdfUrl: z.string() })
const map = item.extend(mindMap.shape)
const graphic = item.extend(infographic.shape)
const learningMap = item.extend(studyMap.shape)
const capsule = item.extend({ ...reading.shape, ...capsuleCard.shape })

export type Notes = z.output<typeof notes>
export type MindMapItem = z.output<typeof map>
export type InfographicItem = z.output<typeof graphic>
export type LearningMapItem = z.output<typeof learningMap>
export type Capsule = z.output<typeof capsule>

export const studyMaterialContract = {
	'GET /api/content/to-the-point': listOf('Short notes', card),
	'GET /api/content/to-the-point/:id': oneOf('One set of notes with its text', notes),
	'GET /api/content/mind-map': listOf('Mind maps', card),
	'GET /api/content/mind-map/:id': oneOf('One mind map with its nodes', map),
	'GET /api/content/infography': listOf('Infographics', card),
	'GET /api/content/infography/:id': oneOf('One infographic with the data of its parts', graphic),
	'GET /api/content/learning-through-map': listOf('Maps to learn from', card),
	'GET /api/content/learning-through-map/:id': oneOf('One map with its places and lines', learningMap),
	'GET /api/content/mains-answer-enrichment-capsule': listOf('Capsules that enrich answers of the Mains', capsuleCard),
	'GET /api/content/mains-answer-enrichment-capsule/:id': oneOf('One capsule with its text', capsule),
	'GET /api/public-files/:section/:name': {
		summary: 'The PDF file of notes or of a capsule, named `<id>.pdf`',
		access: 'public',
		params: z.object({ section: z.string().max(60), name: z.string().max(200) }),
		query: inLanguage.extend({
			download: z.enum(['true', 'false']).optional().describe('With `true` the browser saves it, named by its heading'),
		}),
		answer: 'application/pdf',
		errors: ['study-item.not-found'],
	},
	'GET /api/sharing-picture/to-the-point/:id': picture,
	'GET /api/sharing-picture/mind-map/:id': picture,
	'GET /api/sharing-picture/infographics/:id': picture,
	'GET /api/sharing-picture/learning-through-map/:id': picture,
	'GET /api/sharing-picture/mains-answer-enrichment-capsule/:id': picture,
} as const satisfies Contract
