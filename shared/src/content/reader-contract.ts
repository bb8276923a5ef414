import { z } from 'zod'
import {
	type Contract,
	type Endpoint,
	type EndpointKey,
	languageQuery,
	listAnswer,
	pageLimit,
	pageNumber,
	successAnswer,
} from '../endpoint.ts'
import { SEARCH_MAX_LENGTH } from '../search-limits.ts'
import { cardShape, itemShape } from './answer-contract.ts'
import { entriesOf, type Kind } from './kind.ts'

const inLanguage = z.object({ lang: languageQuery.optional() })
const ofItem = {
	_id: z.string(),
	isFallback: z.boolean().describe('True where the text lacks Hindi and comes in English'),
}

/** Describes how readers get the items of a kind whose answers follow from its declaration: a list and one item. */
export function readerContract(kind: Kind, path: string): Contract {
	const facets = entriesOf(kind.common).flatMap(([name, field]) =>
		field.type === 'choice' && field.isFacet
			? [[name, z.enum(field.values as [string, ...string[]]).optional()] as const]
			: [],
	)
	const list = {
		summary: `${kind.names.english}, newest first`,
		access: 'public',
		allowance: 'searches',
		countedWith: 'search',
		query: inLanguage.extend({
			page: pageNumber.prefault('1'),
			limit: pageLimit.prefault('10'),
			search: z.string().max(SEARCH_MAX_LENGTH, 'search-too-long').default(''),
			...Object.fromEntries(facets),
		}),
		answer: listAnswer(z.object({ ...ofItem, ...cardShape(kind) })),
	} as const satisfies Endpoint
	const item = {
		summary: `One of: ${kind.names.english}`,
		access: 'public',
		params: z.object({ id: z.string().max(200) }),
		query: inLanguage,
		answer: successAnswer(z.object({ ...ofItem, ...itemShape(kind), updatedAt: z.iso.datetime() })),
		errors: ['content.not-found'],
	} as const satisfies Endpoint
	return { [`GET ${path}` as EndpointKey]: list, [`GET ${path}/:id` as EndpointKey]: item }
}
