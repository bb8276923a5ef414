import type { FastifyInstance } from 'fastify'

/** Settles it for all endpoints. Forms are taken only by those that ask for them. */
export function settleBodyTypes(app: FastifyInstance): void {
	// Other sites may send plain text without asking.
	app.removeContentTypeParser('text/plain')
	const parseJson = app.getDefaultJsonParser('error', 'error')
	// A client that names the type of each request and sends no body means none: the schema of an endpoint that needs one refuses it.
	app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
		if (body.length === 0) done(null, undefined)
		else void parseJson(request, String(body), done)
	})
}
