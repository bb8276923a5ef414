import { type Contract, type Endpoint, failureAnswer, multipartForm } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, HTTPMethods } from 'fastify'
import { z } from 'zod'
import type { Viewer } from './access.ts'
import { answerInTurn } from './caller-limits.ts'
import { refuseBracketedNames } from './refuse-bracketed-names.ts'
import { requestLanguage } from './request-language.ts'
import type { RequestLimit } from './request-limits.ts'

type Checked<E, Part extends string> = E extends { [K in Part]: infer S extends z.ZodType } ? z.output<S> : undefined

type Answer<E> = E extends { answer: infer S extends z.ZodType } ? WithoutSuccess<z.output<S>> : FastifyReply

/** Lets an operation leave out `success` where it can only be true. */
type WithoutSuccess<T> = T extends { success: true } ? Omit<T, 'success'> : T

export interface Call<E> {
	params: Checked<E, 'params'>
	query: Checked<E, 'query'>
	body: Checked<E, 'body'>
	language: Language
	/** Names who is calling; an endpoint that is open to everybody has to ask `app.findViewer`. */
	viewer: E extends { access: 'public' } ? null : Viewer
	request: FastifyRequest
	reply: FastifyReply
}

export type Handlers<C> = {
	[K in keyof C]: (call: Call<C[K]>) => Answer<C[K]> | Promise<Answer<C[K]>>
}

type AnyHandler = (call: Call<Endpoint>) => object | Promise<object>

/** Says how often one address may call an endpoint. */
export type RequestLimits<C extends Contract> = Partial<Record<keyof C, RequestLimit>>

/**
 * Mounts a feature's endpoints. Leaving one out or answering another shape is a type error; what comes in and what goes
 * out is checked against the contract at run time as well.
 *
 * Handlers return the success body without `success`, or the reply itself where they send a file or a redirect.
 */
export function mountContract<C extends Contract>(
	app: FastifyInstance,
	contract: C,
	handlers: Handlers<C>,
	limits: RequestLimits<C> = {},
): void {
	for (const [key, endpoint] of Object.entries<Endpoint>(contract)) {
		const [method, url] = key.split(' ') as [HTTPMethods, string]
		const handler = handlers[key as keyof C] as unknown as AnyHandler
		const requestLimit = limits[key as keyof C]
		app.route({
			method,
			url,
			...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
			config: { access: endpoint.access, signInCode: endpoint.signInCode, ...(requestLimit && { requestLimit }) },
			preValidation: refuseBracketedNames(namesOf(endpoint.query), namesOf(endpoint.body)),
			schema: { ...routeSchema(endpoint), ...(endpoint.body && { consumes: bodyTypes(app, endpoint.body) }) },
			handler: async (request, reply) => {
				const call = {
					params: request.params as undefined,
					query: request.query as undefined,
					body: request.body as undefined,
					language: requestLanguage(request),
					viewer: request.viewer as Viewer,
					request,
					reply,
				}
				const answer = await answerInTurn(app, endpoint, request, () => handler(call))
				// A reply can be awaited like a promise, so one that was returned is known by having been sent.
				return reply.sent ? reply : { success: true, ...answer }
			},
		})
	}
}

const namesOf = (part: Endpoint['body']) => new Set(part && part !== multipartForm ? Object.keys(part.shape) : [])

/**
 * Serves the description only: what a body may be sent as depends on the parsers that were registered with these
 * routes.
 */
function bodyTypes(app: FastifyInstance, body: NonNullable<Endpoint['body']>): string[] {
	if (body === multipartForm) return [multipartForm]
	return ['application/x-www-form-urlencoded', 'application/json'].filter((type) => app.hasContentTypeParser(type))
}

function routeSchema({ summary, params, query, body, answer, errors = [] }: Endpoint): FastifySchema {
	return {
		summary,
		...(errors.length > 0 && { description: `Refusals: ${errors.join(', ')}` }),
		...(params && { params }),
		...(query && { querystring: query }),
		...(body && body !== multipartForm && { body }),
		response: { ...successResponse(answer), '4xx': failureAnswer, '5xx': failureAnswer },
	} as FastifySchema
}

function successResponse(answer: Endpoint['answer']): Record<number, unknown> {
	if (answer === 'redirect') return { 303: z.any().describe('Leads back to the page') }
	if (typeof answer === 'string') return { 200: { description: 'A file', content: { [answer]: { schema: z.any() } } } }
	return { 200: answer }
}
