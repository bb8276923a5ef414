import type { FastifyInstance } from 'fastify'

export type ObserveAnswer = (route: string, method: string, status: number, seconds: number) => void

/**
 * Writes one line and one measurement for each answer of these routes. Queries stay out of the log: people search for
 * names.
 */
export function logAnswers(app: FastifyInstance, observe: ObserveAnswer): void {
	app.addHook('onResponse', async (request, reply) => {
		const { url = 'unknown' } = request.routeOptions
		const milliseconds = Math.round(reply.elapsedTime * 10) / 10
		observe(url, request.method, reply.statusCode, reply.elapsedTime / 1000)
		request.log.info({ method: request.method, route: url, status: reply.statusCode, milliseconds }, 'answer')
	})
}
