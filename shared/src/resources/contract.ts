import { z } from 'zod'
import {
	type Contract,
	languageQuery,
	listAnswer,
	pageLimit,
	pageNumber,
	pagination,
	successAnswer,
} from '../endpoint.ts'
import { SEARCH_MAX_LENGTH } from '../search-limits.ts'
import { bookClasses, bookSubjects, downloadKinds, resourceStages } from './resource.ts'

const inLanguage = z.object({ lang: languageQuery.optional() })
const isFallback = z.boolean().describe('True where Hindi was asked for and only English exists')

/** Is told of every file. */
const fileFacts = {
	fileSize: z.int().describe('Bytes'),
	totalPages: z.int().nullable().describe('Null where nobody has counted them'),
}

const book = z.object({
	_id: z.string(),
	bookName: z.string(),
	subtitle: z.string(),
	coverImagePath: z.string(),
	isFeatured: z.boolean(),
	class: z.enum(bookClasses),
	className: z.string(),
	subject: z.enum(bookSubjects),
	subjectName: z.string(),
	author: z.string(),
	...fileFacts,
	downloadCount: z.int(),
	pdfFileName: z.string(),
	isFallback,
})

const named = z.array(z.object({ value: z.string(), name: z.string() }))

export const booksContract = {
	'GET /api/books/by-type/:type/list': {
		summary: 'The books of a type, in their order: without `page` the first 200',
		access: 'learner',
		allowance: 'searches',
		countedWith: 'search',
		params: z.object({ type: z.string().max(20).describe('rbse, ncert, ignou or nios') }),
		query: inLanguage.extend({
			class: z.enum(bookClasses).optional(),
			subject: z.enum(bookSubjects).optional(),
			search: z.string().max(SEARCH_MAX_LENGTH, 'search-too-long').default(''),
			page: pageNumber.optional(),
			limit: pageLimit.optional(),
		}),
		answer: successAnswer(
			z.object({
				books: z.array(book),
				filters: z.object({
					availableClasses: z.array(z.enum(bookClasses)),
					availableSubjects: z.array(z.enum(bookSubjects)),
					classNames: named.describe('What the available classes are called, in their order'),
					subjectNames: named,
				}),
			}),
		).extend({ pagination }),
		errors: ['books.unknown-type'],
	},
	'GET /api/books/:bookId/download': {
		summary: 'The PDF of a book in the language of the request, whole or a part of it (`Range`)',
		access: 'learner',
		signInCode: 'access.sign-in-to-download',
		allowance: 'savedFiles',
		params: z.object({ bookId: z.string().max(200) }),
		query: inLanguage,
		answer: 'application/pdf',
		errors: ['books.not-found', 'file.not-found', 'file.beyond-end'],
	},
} as const satisfies Contract

const stage = z.enum(resourceStages)
const ofStage = inLanguage.extend({
	stage: z.enum(['PRELIMS', 'MAINS']).optional().describe('Only what is for this examination, or for both'),
})

const booklet = z.object({
	_id: z.string(),
	title: z.string(),
	subtitle: z.string(),
	stage,
	...fileFacts,
	downloadCount: z.int(),
	fileName: z.string(),
	download: z.string().nullable().describe('Where it is downloaded from; null while it is closed'),
	isFallback,
})

const group = z.object({
	_id: z.string(),
	title: z.string(),
	description: z.string(),
	isPaid: z.boolean(),
	isOpen: z.boolean().describe('The caller may download its booklets'),
	total: z.int(),
	booklets: z.array(booklet),
	isFallback,
})

const topperCopy = z.object({
	_id: z.string(),
	title: z.string(),
	subject: z.string(),
	score: z.string(),
	year: z.int().nullable(),
	isSample: z.boolean(),
	...fileFacts,
	downloadCount: z.int(),
	fileName: z.string(),
	download: z.string(),
	isFallback,
})

const paper = z.object({
	_id: z.string(),
	title: z.string(),
	note: z.string(),
	stage,
	year: z.int(),
	...fileFacts,
	downloadCount: z.int(),
	fileName: z.string(),
	download: z.string(),
	isFallback,
})

const oneCopy = z.object({ copyId: z.string().max(200) })

export const resourcesContract = {
	'GET /api/resources': {
		summary: 'The groups of booklets in their order, each with its first three',
		access: 'learner',
		query: ofStage,
		answer: successAnswer(z.array(group)),
	},
	'GET /api/resources/groups/:groupId': {
		summary: 'One group with all of its booklets, at most 200',
		access: 'learner',
		params: z.object({ groupId: z.string().max(200) }),
		query: ofStage,
		answer: successAnswer(group),
		errors: ['resources.not-found'],
	},
	'GET /api/resources/toppers-copies': {
		summary: 'The toppers’ copies in their order, at most 200',
		access: 'learner',
		query: inLanguage,
		answer: successAnswer(z.array(topperCopy)),
	},
	'GET /api/resources/toppers-copies/:copyId': {
		summary: 'One topper’s copy, with its number of pages',
		access: 'learner',
		params: oneCopy,
		query: inLanguage,
		answer: successAnswer(topperCopy),
		errors: ['resources.not-found'],
	},
	'GET /api/resources/toppers-copies/:copyId/pages/:page': {
		summary: 'A page of a topper’s copy as a picture',
		access: 'learner',
		allowance: 'savedFiles',
		params: oneCopy.extend({ page: pageNumber }),
		query: inLanguage,
		answer: 'image/webp',
		errors: ['resources.not-found', 'file.not-found', 'request.too-many-at-once', 'server.overloaded'],
	},
	'GET /api/resources/papers': {
		summary:
			'The practice papers of an examination and a year, and how many questions of that year have a recorded source',
		access: 'learner',
		query: inLanguage.extend({
			stage: z.enum(['PRELIMS', 'MAINS']),
			year: z
				.string()
				.regex(/^20\d\d$/, 'year')
				.transform(Number)
				.optional(),
		}),
		answer: successAnswer(
			z.object({
				years: z.array(z.int()).describe('The newest first'),
				papers: z.array(paper).describe('Of the year; of all years where none is given'),
				recordedQuestions: z.int().describe('Questions of this examination and year whose source is recorded'),
			}),
		),
	},
	'GET /api/resources/:kind/:id/download': {
		summary: 'The PDF of a booklet, a practice paper or a topper’s copy, whole or a part of it (`Range`)',
		access: 'learner',
		signInCode: 'access.sign-in-to-download',
		allowance: 'savedFiles',
		params: z.object({ kind: z.enum(downloadKinds).exclude(['books']), id: z.string().max(200) }),
		query: inLanguage,
		answer: 'application/pdf',
		errors: ['resources.not-found', 'resources.closed', 'file.not-found', 'file.beyond-end'],
	},
} as const satisfies Contract

const ebook = z.object({
	kind: z.string(),
	kindName: z.string(),
	itemId: z.string(),
	title: z.string(),
	at: z.iso.datetime().describe('When it was downloaded last, or bought'),
	fileSize: z.int().nullable(),
	totalPages: z.int().nullable(),
	download: z.string().nullable().describe('Where its file is downloaded from; null where it has none, or is closed'),
	page: z.string().nullable().describe('The page on which it is read; null where it is a file alone'),
	isFallback,
})

export const ebooksContract = {
	'GET /api/my-ebooks': {
		summary: 'What the caller has downloaded, and what they have bought, the newest first',
		access: 'learner',
		query: inLanguage.extend({ page: pageNumber.prefault('1'), limit: pageLimit.prefault('10') }),
		answer: listAnswer(ebook).extend({ bought: z.array(ebook).describe('All of it, with each page') }),
	},
} as const satisfies Contract

export type Book = z.output<typeof book>
export type BookFilters = z.output<
	(typeof booksContract)['GET /api/books/by-type/:type/list']['answer']
>['data']['filters']
export type ResourceGroup = z.output<typeof group>
export type Booklet = z.output<typeof booklet>
export type TopperCopy = z.output<typeof topperCopy>
export type PracticePaper = z.output<typeof paper>
export type Ebook = z.output<typeof ebook>
