import { z } from 'zod'
import type { Access } from './access.ts'
import type { Allowance } from './allowances.ts'
import type { ErrorCode } from './errors.ts'

/**
 * Says how an endpoint is described, once, for the server that checks it, the browser that calls it and the people who
 * read `/api/docs`. A feature's `contract.ts` is a record of these, keyed by method and path: `'GET
 * /api/content/blog'`.
 *
 * The browser imports only the types, never the validator: the key of the record is all that it needs to make the call.
 */
export interface Endpoint {
	summary: string
	/** These may call it. Its operation decides what somebody may do with a record that has an owner. */
	access: Access
	/**
	 * Somebody who is not signed in is told this in place of the general sentence; by the body's `action` where one
	 * endpoint does several things.
	 */
	signInCode?: ErrorCode | Readonly<Record<string, ErrorCode>>
	/** Names the path's part that names whose private record it is: others' and missing ones answer alike, 404. ADMIN may read all. */
	ownerParam?: string
	params?: z.ZodObject
	query?: z.ZodObject
	/** Is a JSON body, or a form with a file. */
	body?: z.ZodObject | typeof multipartForm
	/** A call counts as this where one caller may make only so many. */
	allowance?: Allowance
	/** Only calls with this part of the query are counted. */
	countedWith?: string
	/** Callers may stand in a line of its own for seconds, in which they keep nobody from another endpoint. */
	waitsInOwnLine?: true
	/** Is given where the body does not fit into the server's limit for all (server/src/platform/http/limits.ts). */
	maxBodyBytes?: number
	/** Is the whole JSON body of a success, the media type of a file, or 'redirect' for a form that leads back to a page. */
	answer: z.ZodObject | `${string}/${string}` | 'redirect'
	/** Lists the refusals beside those that any call may meet. */
	errors?: readonly ErrorCode[]
}

/** Stands for a body with files, which its operation reads as they arrive. */
export const multipartForm = 'multipart/form-data'

export type EndpointKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`

export type Contract = Record<EndpointKey, Endpoint>

/** Puts endpoints, or what else has their keys, below one path: 'GET /comments' becomes 'GET /api/miq/:questionId/comments'. */
export type AtPath<Path extends string, Part> = {
	[K in keyof Part as K extends `${infer Method} ${infer Rest}` ? `${Method} ${Path}${Rest}` : never]: Part[K]
}

/** Describes endpoints that are there more than once. */
export function atPath<Path extends `/api/${string}`, Part extends object>(path: Path, part: Part): AtPath<Path, Part> {
	const entries = Object.entries(part).map(([key, value]) => [key.replace(' ', ` ${path}`), value])
	return Object.fromEntries(entries) as AtPath<Path, Part>
}

export function successAnswer<D extends z.ZodType>(data: D) {
	return z.object({ success: z.literal(true), data, message: z.string().optional() })
}

export const pagination = z.object({
	page: z.int(),
	limit: z.int(),
	total: z.int().describe('Exact, unless isTotalCapped says that there are more than this'),
	totalPages: z.int(),
	isTotalCapped: z.boolean(),
})

export type Pagination = z.output<typeof pagination>

/** Describes a success with one page of a list. */
export function listAnswer<T extends z.ZodType>(item: T) {
	return successAnswer(z.array(item)).extend({ pagination })
}

/** Every failure has this body. */
export const failureAnswer = z.object({
	success: z.literal(false),
	message: z.string().describe('A sentence in the language of the request'),
	code: z.string(),
	errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
	details: z
		.record(z.string(), z.union([z.string(), z.number()]))
		.optional()
		.describe('Figures beside the sentence'),
})

export type FailureAnswer = z.output<typeof failureAnswer>

/**
 * Takes a whole number in a query, from 1; malformed, zero and absurdly long numbers are refused.
 *
 * Give it a default with `prefault('1')`: `default(1)` is a value that nobody could send, so the API's description leaves it out.
 */
export const pageNumber = z
	.string()
	.regex(/^[1-9]\d{0,8}$/, 'page-number')
	.transform(Number)

/** Our own pages ask for cards: the answers would make their lists three times as heavy. */
export const listView = z.enum(['full', 'card']).default('full').describe('card: without answers and counts')

export const pageLimit = z
	.string()
	.regex(/^([1-9]\d?|100)$/, 'page-limit')
	.transform(Number)

/** Reads `?lang=`; without it the cookie, then `Accept-Language` decide. */
export const languageQuery = z.enum(['english', 'hindi'])
