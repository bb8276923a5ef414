import { type Contract, type Endpoint, failureAnswer } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, HTTPMethods } from 'fastify'
import { z } from 'zod'
import { requestLanguage } from './request-language.ts'

type Checked<E, Part extends string> = E extends { [K in Part]: infer S extends z.ZodType } ? z.output<S> : undefined

type Answer<E> = E extends { answer: infer S extends z.ZodType } ? Omit<z.output<S>, 'success'> : FastifyReply

export interface Call<E> {
	params: Checked<E, 'params'>
	query: Checked<E, 'query'>
	body: Checked<E, 'body'>
	language: Language
	request: FastifyRequest
	reply: FastifyReply
}

export type Handlers<C extends Contract> = {
	[K in keyof C]: (call: Call<C[K]>) => Answer<C[K]> | Promise<Answer<C[K]>>
}

type AnyHandler = (call: Call<Endpoint>) => object | Promise<object>

/**
 * Mounts a feature's endpoints. Leaving one out or answering another shape is a type error; what comes in and what goes
 * out is checked against the contract at run time as well.
 *
 * Handlers return the success body without `success`, or the reply itself where they send a file or a redirect.
 */
export function mountContract<C extends Contract>(app: FastifyInstance, contract: C, handlers: Handlers<C>): void {
	for (const [key, endpoint] of Object.entries<Endpoint>(contract)) {
		const [method, url] = key.split(' ') as [HTTPMethods, string]
		const handler = handlers[key as keyof C] as unknown as AnyHandler
		app.route({
			method,
			url,
			schema: { ...routeSchema(endpoint), ...(endpoint.body && { consumes: bodyTypes(app) }) },
			handler: async (request, reply) => {
				const answer = await handler({
					params: request.params as undefined,
					query: request.query as undefined,
					body: request.body as undefined,
					language: requestLanguage(request),
					request,
					reply,
				})
				// A reply can be awaited like a promise, so one that was returned is known by having been sent.
				return reply.sent ? reply : { success: true, ...answer }
			},
		})
	}
}

/** For the description only: what a body may be sent as depends on the parsers that were registered with these routes. */
function bodyTypes(app: FastifyInstance): string[] {
	return ['application/x-www-form-urlencoded', 'application/json'].filter((type) => app.hasContentTypeParser(type))
}

function routeSchema({ summary, params, query, body, answer, errors = [] }: Endpoint): FastifySchema {
	return {
		summary,
		...(errors.length > 0 && { description: `Refusals: ${errors.join(', ')}` }),
		...(params && { params }),
		...(query && { querystring: query }),
		...(body && { body }),
		response: { ...successResponse(answer), '4xx': failureAnswer, '5xx': failureAnswer },
	} as FastifySchema
}

function successResponse(answer: Endpoint['answer']): Record<number, unknown> {
	if (answer === 'redirect') return { 303: z.any().describe('Leads back to the page') }
	if (typeof answer === 'string') return { 200: { description: 'A file', content: { [answer]: { schema: z.any() } } } }
	return { 200: answer }
}
