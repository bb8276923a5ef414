import { z } from 'zod'
import { isFindable } from '../content/found-at.ts'
import { type Contract, languageQuery, listAnswer, pageLimit, pageNumber } from '../endpoint.ts'
import { kinds } from '../kinds.ts'
import { SEARCH_MAX_LENGTH } from '../search-limits.ts'

const marks = z
	.array(z.object({ start: z.int(), end: z.int() }))
	.describe('The words that were found: the first character of each and the one behind it, in UTF-16 code units')

const hit = z.object({
	kind: z.string(),
	id: z.string(),
	path: z.string().describe('Where it is read, with a query where it has no page of its own'),
	title: z.string(),
	titleMarks: marks,
	snippet: z
		.string()
		.nullable()
		.describe('A piece of what lists say about it; null where there is nothing, or it is locked'),
	snippetMarks: marks,
	foundIn: z
		.enum(['title', 'card', 'body'])
		.describe('The first of these that, with those before it, has all words that were searched for'),
	isLocked: z.boolean().describe('True where the caller has to sign in to read it'),
	isFallback: z.boolean().describe('True where Hindi was asked for and only English exists'),
})

const answer = listAnswer(hit).extend({
	kinds: z
		.array(z.object({ kind: z.string(), name: z.string(), items: z.int() }))
		.describe('How many items of each kind were found, whichever kind was asked for; kinds without any are left out'),
})

export type SearchHit = z.output<typeof hit>
export type SearchAnswer = z.output<typeof answer>

const names = kinds.filter(isFindable).map(({ name }) => name)

export const searchContract = {
	'GET /api/search': {
		summary:
			'Published content of all kinds: what has the words in its title first, then on its card, then in its text',
		access: 'public',
		allowance: 'searches',
		query: z.object({
			q: z
				.string()
				.max(SEARCH_MAX_LENGTH, 'search-too-long')
				.regex(/\S/, 'search-required')
				.describe('Hindi, English, or Hindi in Latin letters'),
			kind: z.enum(names).optional(),
			page: pageNumber.prefault('1'),
			limit: pageLimit.prefault('10'),
			byKind: z
				.enum(['true', 'false'])
				.default('false')
				.describe(
					'true: the best of each kind, at most `limit` of it; those of one kind stand together, and there is one page',
				),
			lang: languageQuery.optional(),
			prefix: z.enum(['true', 'false']).default('true').describe('true: the last word may be the beginning of one'),
		}),
		answer,
	},
} as const satisfies Contract
