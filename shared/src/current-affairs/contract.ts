import { z } from 'zod'
import { cardShape } from '../content/answer-contract.ts'
import { type Contract, languageQuery, listAnswer, pageLimit, pageNumber, successAnswer } from '../endpoint.ts'
import { categoryFilters, monthPattern } from './article.ts'
import { dateFilters } from './date-range.ts'
import { articleKind } from './kind.ts'

const card = z.object({
	_id: z.string(),
	...cardShape(articleKind),
	titleHindi: z.string().nullable(),
	teaserHindi: z.string().nullable(),
	tagsHindi: z.array(z.string()).nullable(),
	imageUrl: z.string().nullable().describe('16:10; null: a tile of its category stands for it'),
	imageUrlSmall: z.string().nullable(),
	readTime: z.int().describe('Minutes'),
	views: z.int(),
	isLocked: z.boolean().describe('True where the caller has to sign in to read more than the teaser'),
	isFallback: z.boolean().describe('True where Hindi was asked for and only English exists'),
})

const body = {
	description: z.string().describe('Rich text: HTML of a few elements, without attributes but the addresses of links'),
	descriptionHindi: z.string().nullable(),
}

/** A closed article has its teaser in the place of the description. */
const item = card.extend({
	description: body.description.optional(),
	descriptionHindi: body.descriptionHindi.optional(),
})

const pointers = z.object({
	keyPoints: z.array(z.string()),
	prelims: z.string().describe('What of it can be asked in the preliminary examination'),
	mains: z.string().describe('The paper it belongs to, and a question to practise'),
	sources: z.array(z.string()).describe('The laws, orders, judgments and reports on which the article rests'),
})

const article = item.extend({
	imageSource: z
		.string()
		.describe('Who made the picture and by what right it is shown; empty for what the product has drawn'),
	pointers: z.object({ english: pointers, hindi: pointers.nullable() }).nullable().describe('Null while it is locked'),
	updatedAt: z.iso.datetime(),
})

export type ArticleCard = z.output<typeof card>
export type ArticleItem = z.output<typeof item>
export type Article = z.output<typeof article>

const oneArticle = z.object({ id: z.string().max(200) })
const inLanguage = z.object({ lang: languageQuery.optional() })

export const currentAffairsContract = {
	'GET /api/content/current-affairs': {
		summary: 'Published articles, newest first: the newest 200, or one page of them',
		access: 'public',
		query: inLanguage.extend({
			page: pageNumber.optional(),
			limit: pageLimit.optional(),
			category: z.enum(categoryFilters).default('all'),
			date: z.enum(dateFilters).default('all'),
			start: z.string().max(40).optional().describe("With date=custom: the first day, 'YYYY-MM-DD'"),
			end: z.string().max(40).optional().describe('With date=custom: the last day, which is included'),
			view: z.enum(['full', 'card']).default('full').describe('card: without the descriptions'),
		}),
		answer: listAnswer(item),
	},
	'GET /api/content/current-affairs/:id': {
		summary: 'One article with what belongs to it',
		access: 'public',
		params: oneArticle,
		query: inLanguage,
		answer: successAnswer(article),
		errors: ['article.not-found'],
	},
	'POST /api/content/current-affairs/:id/view': {
		summary: 'Counts that the article was opened',
		access: 'public',
		allowance: 'views',
		params: oneArticle,
		answer: successAnswer(z.object({ isCounted: z.boolean() })),
		errors: ['article.not-found'],
	},
	'GET /api/sharing-picture/current-affairs/:id': {
		summary: 'The picture that messengers show beside a link to the article',
		access: 'public',
		params: oneArticle,
		query: inLanguage,
		answer: 'image/png',
		errors: ['article.not-found'],
	},
	'GET /api/current-affairs/months': {
		summary: 'The months that have articles, the newest first',
		access: 'public',
		answer: successAnswer(z.array(z.object({ month: z.string(), articles: z.int() }))),
	},
} as const satisfies Contract

const compilation = z.object({
	id: z.string(),
	month: z.string().describe("'YYYY-MM'"),
	lang: languageQuery,
	status: z.enum(['waiting', 'reading', 'setting', 'ready', 'failed']),
	articlesDone: z.int().describe('Read so far'),
	articlesTotal: z.int(),
	progress: z.int().describe('Of all the work, in percent'),
	sizeBytes: z.int().nullable().describe('Of the file, once it is there'),
})

export type Compilation = z.output<typeof compilation>

const oneCompilation = z.object({ id: z.string().max(200) })

/** Gives a month's articles in one file: it is asked for, waited for and taken. */
export const compilationsContract = {
	'POST /api/current-affairs/compilations': {
		summary: 'Asks for the compilation of a month; answers at once how far it is, also where it is finished already',
		access: 'learner',
		allowance: 'downloads',
		signInCode: 'access.sign-in-to-download',
		body: z.object({ month: z.string().regex(monthPattern, 'month'), lang: languageQuery }),
		answer: successAnswer(compilation),
		errors: ['month.empty'],
	},
	'GET /api/current-affairs/compilations/:id': {
		summary: 'How far a compilation is',
		access: 'learner',
		signInCode: 'access.sign-in-to-download',
		params: oneCompilation,
		answer: successAnswer(compilation),
		errors: ['compilation.not-found'],
	},
	'GET /api/current-affairs/compilations/:id/pdf': {
		summary: 'The finished compilation',
		access: 'learner',
		signInCode: 'access.sign-in-to-download',
		params: oneCompilation,
		answer: 'application/pdf',
		errors: ['compilation.not-found', 'compilation.not-ready'],
	},
} as const satisfies Contract

export const currentAffairsDownloadsContract = {
	'GET /api/current-affairs/:id/pdf': {
		summary: 'The article as a PDF file',
		access: 'learner',
		allowance: 'downloads',
		signInCode: 'access.sign-in-to-download',
		params: oneArticle,
		query: inLanguage,
		answer: 'application/pdf',
		errors: ['article.not-found'],
	},
} as const satisfies Contract
