import { z } from 'zod'
import {
	type AtPath,
	type Contract,
	type Endpoint,
	type EndpointKey,
	listAnswer,
	pageLimit,
	pageNumber,
	successAnswer,
} from '../endpoint.ts'
import { SEARCH_MAX_LENGTH } from '../search-limits.ts'
import { BULK_MAX, bulkActions, contentStatuses } from './content.ts'
import { copySchema, factsSchema, maxCharacters, type StructureSchemas } from './copy-contract.ts'
import type { AnyCopy, CopyOf, Kind } from './kind.ts'

/**
 * These are the endpoints by which editors work on one type of content, the same for every type. A type's contract gives them their
 * addresses under `/api/admin/{type}`.
 *
 * What editors write is a working copy: it may be incomplete, in either language, and readers see it only once it is published.
 * Every answer carries its `version`; who saves, publishes or deletes says which version they saw, and nobody overwrites a newer one
 * unknowingly (docs/adr/0022-working-copies.md).
 */
const languageState = z.enum(['complete', 'partial', 'missing'])

const state = {
	id: z.string(),
	status: z.enum(contentStatuses),
	version: z.int(),
	publishedVersion: z.int().nullable().describe('The version that readers see; null: none'),
	languages: z.object({ english: languageState, hindi: languageState }),
	isHindiOlder: z.boolean().describe('The English texts were changed after the Hindi ones'),
	isPublished: z.boolean().describe('Readers see some version of it'),
	publishAt: z.iso.datetime().nullable().describe('When it is going to be published by itself'),
	scheduleMissedAt: z.iso.datetime().nullable().describe('When it should have been, and was not complete'),
	updatedAt: z.iso.datetime(),
	updatedByName: z.string().nullable().describe('Null: it came with the product, or the account was closed'),
	isUpdatedByCaller: z.boolean(),
}

const oneItem = z.object({ id: z.string().max(200) })

/** Says which entries of a desk are wanted, by a list and what narrows it. */
export const whichList = z.object({
	status: z.enum(contentStatuses).default('draft'),
	filter: z
		.string()
		.regex(/^[a-zA-Z]{1,40}:[\w-]{1,120}$/)
		.optional()
		.describe('A field that lists are filtered by, and its value: paper:paper1'),
	search: z.string().max(SEARCH_MAX_LENGTH, 'search-too-long').default(''),
	needs: z.enum(['hindi']).optional().describe('Whose Hindi is incomplete, or older than the English'),
})

const whichPage = whichList.extend({
	page: pageNumber.prefault('1'),
	limit: pageLimit.prefault('10'),
})
const seenVersion = z.object({ version: z.int().min(1).max(1_000_000_000) })

const hindiCurrent = z
	.boolean()
	.default(false)
	.describe('The Hindi is still right, although the English was changed after it')

const refusals = {
	item: ['content.not-found'],
	version: ['content.not-found', 'content.deleted', 'content.changed'],
} as const

const capped = z.int().describe('At most 1000')

interface ContentSchemas<C extends z.ZodType, F extends z.ZodType> {
	/** Is the working copy, with generous limits: what publishing asks for is asked when it is published. */
	content: C
	/** Is the sum of all limits of a working copy's texts. */
	maxCharacters: number
	/** Is what the dense list shows of an item beside its title. */
	facts: F
}

/** A character can take six bytes of JSON, as \u0915, and whatever is within its limits must fit. */
const MAX_BYTES_PER_CHARACTER = 6
/** Leaves room for what is not text: names of fields, numbers, quotation marks and commas. */
const BYTES_AROUND_TEXTS = 4096

export function contentEndpoints<C extends z.ZodType, F extends z.ZodType>(schemas: ContentSchemas<C, F>) {
	const item = z.object({ ...state, content: schemas.content })
	const ofItem = { access: 'editor', params: oneItem, answer: successAnswer(item) } as const
	return {
		...copyEndpoints(schemas, ofItem),
		...publishingEndpoints(ofItem),
		...historyEndpoints(schemas.content),
		bulk,
	}
}

/** Is said of every endpoint that answers one item. */
interface OfItem<A extends z.ZodObject> {
	access: 'editor'
	params: typeof oneItem
	answer: A
}

function copyEndpoints<C extends z.ZodType, F extends z.ZodType, A extends z.ZodObject>(
	{ content, maxCharacters, facts }: ContentSchemas<C, F>,
	ofItem: OfItem<A>,
) {
	const maxBodyBytes = maxCharacters * MAX_BYTES_PER_CHARACTER + BYTES_AROUND_TEXTS
	const row = z.object({ ...state, title: z.object({ english: z.string(), hindi: z.string() }), facts })
	return {
		list: {
			summary: 'One list of a desk: working copies with the latest change first, or what readers see, as they see it',
			access: 'editor',
			query: whichPage,
			answer: listAnswer(row).extend({ counts: z.record(z.enum(contentStatuses), capped) }),
		},
		create: {
			summary: 'Begins a draft. A repeated call with the same `Idempotency-Key` header answers the draft of the first',
			access: 'editor',
			body: z.object({ content }),
			maxBodyBytes,
			answer: ofItem.answer,
		},
		get: {
			summary: 'The working copy of one item',
			...ofItem,
			errors: refusals.item,
		},
		save: {
			summary: 'Saves the working copy over the `version` that the caller saw. Readers see nothing of it yet',
			...ofItem,
			body: seenVersion.extend({ content }),
			maxBodyBytes,
			errors: refusals.version,
		},
	} as const satisfies Record<string, Endpoint>
}

function publishingEndpoints<A extends z.ZodObject>(ofItem: OfItem<A>) {
	return {
		publish: {
			summary: 'Shows the working copy to readers',
			...ofItem,
			body: seenVersion.extend({ isHindiCurrent: hindiCurrent }),
			errors: [...refusals.version, 'content.incomplete'],
		},
		schedule: {
			summary: 'Has the newest version published by itself, when it is time',
			...ofItem,
			body: seenVersion.extend({ publishAt: z.iso.datetime({ offset: true }), isHindiCurrent: hindiCurrent }),
			errors: [...refusals.version, 'content.incomplete', 'request.invalid'],
		},
		unschedule: {
			summary: 'Leaves the item as it is: nothing is published by itself',
			...ofItem,
			errors: ['content.not-found', 'content.deleted'],
		},
		unpublish: {
			summary: 'Takes the item from the readers; it becomes a draft',
			...ofItem,
			body: seenVersion,
			errors: refusals.version,
		},
		reinstate: {
			summary: 'Publishes again what was unpublished: readers see exactly what they saw before',
			...ofItem,
			errors: ['content.not-found', 'content.deleted'],
		},
		remove: {
			summary: 'Deletes the item, for readers at once. It can be restored',
			...ofItem,
			body: seenVersion,
			errors: ['content.not-found', 'content.changed'],
		},
		restore: {
			summary: 'Undoes a deletion: the item is what it was, for readers too',
			...ofItem,
			errors: refusals.item,
		},
	} as const satisfies Record<string, Endpoint>
}

function historyEndpoints<C extends z.ZodType>(content: C) {
	return {
		versions: {
			summary:
				'What the item was, the newest version first: one for each sitting of an editor, and each that was published',
			access: 'editor',
			params: oneItem,
			answer: successAnswer(
				z.array(
					z.object({
						version: z.int(),
						savedAt: z.iso.datetime(),
						savedByName: z.string().nullable(),
						publishedAt: z.iso.datetime().nullable().describe('When readers began to see it; null: never'),
					}),
				),
			),
			errors: refusals.item,
		},
		version: {
			summary: 'One version as it was; saving it makes it the newest one again',
			access: 'editor',
			params: oneItem.extend({ version: z.string().regex(/^[1-9]\d{0,8}$/) }),
			answer: successAnswer(z.object({ version: z.int(), content })),
			errors: refusals.item,
		},
	} as const satisfies Record<string, Endpoint>
}

const bulk = {
	summary: 'Does the same with several items, each by itself',
	access: 'editor',
	body: z.object({
		action: z.enum(bulkActions),
		items: z
			.array(seenVersion.extend({ id: z.string().max(200) }))
			.min(1)
			.max(BULK_MAX),
	}),
	answer: successAnswer(
		z.object({
			done: z.array(z.string()),
			failures: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
		}),
	),
} as const satisfies Endpoint

type DeskEndpoints<C> = ReturnType<typeof contentEndpoints<z.ZodType<C>, z.ZodType<Record<string, unknown>>>>

type DeskName = keyof DeskEndpoints<unknown>

/** Says where each endpoint of a desk is. */
const places = {
	'GET ': 'list',
	'POST ': 'create',
	'GET /:id': 'get',
	'PATCH /:id': 'save',
	'DELETE /:id': 'remove',
	'POST /:id/publish': 'publish',
	'POST /:id/schedule': 'schedule',
	'POST /:id/unschedule': 'unschedule',
	'GET /:id/versions': 'versions',
	'GET /:id/versions/:version': 'version',
	'POST /bulk': 'bulk',
	'POST /:id/unpublish': 'unpublish',
	'POST /:id/reinstate': 'reinstate',
	'POST /:id/restore': 'restore',
} as const satisfies Record<string, DeskName>

type Places = typeof places

/** Is the desk of any kind, as a client calls it that learns the kind from an address. */
export type AnyDeskContract = AtPath<
	'/api/admin/:type',
	{
		[K in keyof Places]: DeskEndpoints<AnyCopy>[Places[K]] extends { params: infer P extends z.ZodObject }
			? DeskEndpoints<AnyCopy>[Places[K]] & { params: z.ZodObject<P['shape'] & { type: z.ZodString }> }
			: DeskEndpoints<AnyCopy>[Places[K]] & { params: z.ZodObject<{ type: z.ZodString }> }
	}
>

/** Lists the keys of a kind's desk with the names of what stands there. */
export function deskKeys({ name }: Kind): [EndpointKey, DeskName][] {
	return Object.entries(places).map(([place, endpoint]) => [
		place.replace(' ', ` /api/admin/${name}`) as EndpointKey,
		endpoint,
	])
}

/** Describes the desk of one kind. */
export function deskContract<K extends Kind>(kind: K, structures: StructureSchemas = {}): Contract {
	const endpoints: DeskEndpoints<CopyOf<K>> = contentEndpoints({
		content: copySchema(kind, structures),
		maxCharacters: maxCharacters(kind),
		facts: factsSchema(kind),
	})
	return Object.fromEntries(deskKeys(kind).map(([key, name]) => [key, endpoints[name]]))
}
