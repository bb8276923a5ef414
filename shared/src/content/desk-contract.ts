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
import { deskLists } from './content.ts'
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
	status: z.enum(['draft', 'published', 'changed', 'deleted']),
	version: z.int(),
	publishedVersion: z.int().nullable().describe('The version that readers see; null: none'),
	languages: z.object({ english: languageState, hindi: languageState }),
	updatedAt: z.iso.datetime(),
	updatedByName: z.string().nullable().describe('Null: it came with the product, or the account was closed'),
	isUpdatedByCaller: z.boolean(),
}

const oneItem = z.object({ id: z.string().max(200) })
const whichPage = z.object({
	status: z.enum(deskLists).default('draft'),
	page: pageNumber.prefault('1'),
	limit: pageLimit.prefault('10'),
})
const seenVersion = z.object({ version: z.int().min(1).max(1_000_000_000) })

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

export function contentEndpoints<C extends z.ZodType, F extends z.ZodType>({
	content,
	maxCharacters,
	facts,
}: ContentSchemas<C, F>) {
	const maxBodyBytes = maxCharacters * MAX_BYTES_PER_CHARACTER + BYTES_AROUND_TEXTS
	const item = z.object({ ...state, content })
	const row = z.object({ ...state, title: z.object({ english: z.string(), hindi: z.string() }), facts })
	const answer = successAnswer(item)
	const ofItem = { access: 'editor', params: oneItem, answer } as const
	return {
		list: {
			summary: 'Working copies that differ from what readers see, the latest change first',
			access: 'editor',
			query: whichPage,
			answer: listAnswer(row).extend({ counts: z.object({ draft: capped, changed: capped, deleted: capped }) }),
		},
		create: {
			summary: 'Begins a draft. A repeated call with the same `Idempotency-Key` header answers the draft of the first',
			access: 'editor',
			body: z.object({ content }),
			maxBodyBytes,
			answer,
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
		publish: {
			summary: 'Shows the working copy to readers',
			...ofItem,
			body: seenVersion,
			errors: [...refusals.version, 'content.incomplete'],
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
