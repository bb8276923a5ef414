import type { CalledApi as Api } from '@aravalli/shared/api'
import type { FailureAnswer } from '@aravalli/shared/endpoint'
import { type Language, pageLanguageHeader } from '@aravalli/shared/language'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'

type In<S> = S extends z.ZodType ? z.input<S> : never
type Out<S> = S extends z.ZodType ? z.output<S> : never

/** A query may be written as the address spells it or as the server reads it: `page: '2'` or `page: 2`. */
type Loose<S> = { [K in keyof In<S>]: In<S>[K] | (K extends keyof Out<S> ? Out<S>[K] : never) }

type Part<E, K extends string, V> = E extends { [P in K]: z.ZodType }
	? Record<never, never> extends V
		? { [P in K]?: V }
		: { [P in K]: V }
	: Record<never, never>

type PartOf<E, K extends string> = E extends { [P in K]: infer S } ? S : never

type Body<E> = E extends { body: 'multipart/form-data' } ? { body: FormData } : Part<E, 'body', In<PartOf<E, 'body'>>>

export type Input<E> = Part<E, 'params', In<PartOf<E, 'params'>>> &
	Part<E, 'query', Loose<PartOf<E, 'query'>>> &
	Body<E> & {
		/** Holds headers such as `Idempotency-Key`. */
		headers?: Record<string, string>
	}

export type Answer<E> = E extends { answer: infer S extends z.ZodType } ? z.output<S> : never

type Arguments<E> = Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>]

/** Sends a call: through `fetch` in the browser, straight into the server while a page is rendered. */
export type Send = (
	path: string,
	init: { method: string; headers?: Record<string, string>; body?: string | FormData },
) => Promise<{ status: number; json(): unknown }>

export type ApiClient = <K extends keyof Api>(key: K, ...input: Arguments<Api[K]>) => Promise<Answer<Api[K]>>

/** The server has refused a call; the message is in the reader's language and may be shown. */
export class ApiError extends Error {
	readonly status: number
	readonly code: string
	/** Holds the fields that were rejected, each with its sentence. */
	readonly errors: { path: string; message: string }[]

	constructor(status: number, { code, message, errors = [] }: Pick<FailureAnswer, 'code' | 'message' | 'errors'>) {
		super(message)
		this.name = 'ApiError'
		this.status = status
		this.code = code
		this.errors = errors
	}
}

/** Stands for an answer that is no success and none of the API's, such as a page of something between here and the server. */
export class WordlessError extends Error {
	readonly status: number

	constructor(status: number) {
		super(`HTTP error! status: ${status}`)
		this.name = 'WordlessError'
		this.status = status
	}
}

/**
 * Tells a call that was refused because nobody is signed in any more: each call has an error code of its own for it.
 */
export function needsSignIn(error: unknown): error is ApiError {
	return error instanceof ApiError && error.status === 401 && error.code.startsWith('access.')
}

interface RawInput {
	headers?: Record<string, string>
	params?: Record<string, string>
	query?: Record<string, string | number | undefined>
	body?: unknown
}

/** Fills `:name` parts and appends the query; keys without a value are left out. */
export function callPath(template: string, { params = {}, query = {} }: RawInput): string {
	const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
	const search = new URLSearchParams()
	for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
	return search.size > 0 ? `${path}?${search}` : path
}

/**
 * @param pageLanguage the one in which sentences are to come
 * @throws ApiError for a refusal, WordlessError for an answer that is not the API's; whatever `send` throws when the network is away
 */
export function createApi(send: Send, pageLanguage: () => Language): ApiClient {
	return async (key, ...[input]) => {
		const [method = 'GET', template = ''] = key.split(' ')
		const raw = (input ?? {}) as RawInput
		const { body, headers } = bodyOf(raw)
		const response = await send(callPath(template, raw), {
			method,
			headers: { ...raw.headers, ...headers, [pageLanguageHeader]: pageLanguage() },
			...(body !== undefined && { body }),
		})
		if (response.status >= 400) throw await refusalOf(response)
		return (await response.json()) as Answer<Api[typeof key]>
	}
}

async function refusalOf(response: Awaited<ReturnType<Send>>): Promise<Error> {
	try {
		const answer = (await response.json()) as Partial<FailureAnswer>
		// Something between here and the server may refuse in the same form without a code: each page has its own sentence for that.
		if (answer.code || answer.success === false)
			return new ApiError(response.status, { code: '', message: '', ...answer })
	} catch {
		// The answer is not JSON, so its status is all that is known.
	}
	return new WordlessError(response.status)
}

function bodyOf({ body }: RawInput): { body?: string | FormData; headers?: Record<string, string> } {
	if (body === undefined) return {}
	// The browser itself says what a form with files is.
	if (body instanceof FormData) return { body }
	return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

/** Gives query options for an endpoint that reads. */
export function apiQuery<K extends keyof Api & `GET ${string}`>(api: ApiClient, key: K, ...input: Arguments<Api[K]>) {
	const queryFn = () => api(key, ...input)
	return { ...queryOptions({ queryKey: [key, ...input] as const, queryFn }), queryFn }
}
