import { z } from 'zod'
import { type Contract, listAnswer, multipartForm, pageLimit, pageNumber, successAnswer } from '../endpoint.ts'
import { SEARCH_MAX_LENGTH } from '../search-limits.ts'
import { MEDIA_ALT_MAX, MEDIA_NAME_MAX } from './media.ts'

const alt = z.object({ english: z.string(), hindi: z.string() })

const media = z.object({
	id: z.string(),
	name: z.string(),
	alt: alt.describe('What stands for the picture where it is not seen; empty where nobody has written it yet'),
	picture: z
		.object({ large: z.string(), small: z.string() })
		.describe('Addresses of at most 1600 and 480 pixels a side, as a picture field holds them'),
	width: z.int().describe('Pixels of the large one'),
	height: z.int(),
	sizeBytes: z.int(),
	uploadedAt: z.iso.datetime(),
	uploadedByName: z.string().nullable().describe('Null: the account was closed'),
	isUsed: z.boolean(),
})

export type MediaData = z.output<typeof media>

const use = z.object({
	kind: z.string(),
	id: z.string(),
	title: alt,
	isPublished: z.boolean().describe('Readers see the picture there'),
	isInWorkingCopy: z.boolean().describe('False: only what was published last has it'),
})

export type MediaUse = z.output<typeof use>

const oneMedia = z.object({ id: z.string().max(100) })
const altText = z.string().max(MEDIA_ALT_MAX, 'alt-too-long')

/** Everybody may see these: the address is random, and what is published names it. */
export const mediaContract = {
	'GET /api/media/:id/:variant': {
		summary: 'A picture of content: `large.webp` or `small.webp`. What lies at an address never changes',
		access: 'public',
		params: oneMedia.extend({ variant: z.string().max(100) }),
		answer: 'image/webp',
		errors: ['file.not-found'],
	},
} as const satisfies Contract

export const mediaDeskContract = {
	'GET /api/admin/media': {
		summary: 'The pictures that content can use, the newest first',
		access: 'editor',
		query: z.object({
			search: z
				.string()
				.max(SEARCH_MAX_LENGTH, 'search-too-long')
				.default('')
				.describe('Words of the name or of either alternative text'),
			lacks: z.enum(['alt']).optional().describe('Whose alternative text is missing in a language'),
			page: pageNumber.prefault('1'),
			limit: pageLimit.prefault('24'),
		}),
		answer: listAnswer(media),
	},
	'POST /api/admin/media': {
		summary:
			'Takes one picture, field `file`, at most 10 MB (JPEG, PNG, WebP), with `name`, `altEnglish` and `altHindi` where they are known. A repeated call with the same `Idempotency-Key` header answers the picture of the first',
		access: 'editor',
		allowance: 'media',
		body: multipartForm,
		answer: successAnswer(media),
		errors: [
			'file.missing',
			'media.too-large',
			'file.not-an-image',
			'file.heic',
			'file.damaged',
			'file.too-many-pixels',
			'file.side-too-long',
			'file.too-slow',
			'request.too-many-at-once',
		],
	},
	'GET /api/admin/media/:id': {
		summary: 'One picture, with where it is used',
		access: 'editor',
		params: oneMedia,
		answer: successAnswer(media.extend({ uses: z.array(use).describe('At most 100'), useCount: z.int() })),
		errors: ['media.not-found'],
	},
	'PATCH /api/admin/media/:id': {
		summary: 'Changes the name and the alternative texts. Texts that already hold the picture keep theirs',
		access: 'editor',
		params: oneMedia,
		body: z.object({
			name: z.string({ error: 'name-required' }).max(MEDIA_NAME_MAX, 'name-too-long'),
			alt: z.object({ english: altText, hindi: altText }),
		}),
		answer: successAnswer(media),
		errors: ['media.not-found'],
	},
	'DELETE /api/admin/media/:id': {
		summary:
			'Deletes a picture that nothing uses for good. A refusal names up to 100 places in `errors`, each as `{kind}/{id}`',
		access: 'editor',
		params: oneMedia,
		answer: z.object({ success: z.literal(true) }),
		errors: ['media.not-found', 'media.in-use'],
	},
} as const satisfies Contract
