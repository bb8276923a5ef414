import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '../pages/accepted-encoding.ts'
import { compressData } from '../pages/compress.ts'

/** Less than this fits into one packet anyway. */
const LEAST_BYTES = 1_000

/** Pictures, PDF files and archives are compressed already. */
const compressible = /^(text\/|application\/([\w.-]+\+)?(json|xml)\b)/

/**
 * Compresses what endpoints answer as text or data (docs/adr/0033-compressed-answers.md). What streams, and what says that it is encoded,
 * is left alone.
 */
export function compressAnswers(app: FastifyInstance): void {
	// A callback serves here, because most answers are small and should not wait for a promise.
	app.addHook('onSend', (request, reply, payload, done) => {
		if (!isCompressible(reply, payload)) return done(null, payload)
		reply.header('vary', withEncoding(reply.getHeader('vary')))
		const { quick } = acceptedEncoding(request.headers['accept-encoding'])
		if (quick === 'identity' || isCausedByAnotherSite(request)) return done(null, payload)
		reply.header('content-encoding', quick).removeHeader('content-length')
		const body = typeof payload === 'string' ? Buffer.from(payload) : payload
		compressData(body, quick).then(
			(compressed) => done(null, compressed),
			(error) => done(error),
		)
	})
}

function isCompressible(reply: FastifyReply, payload: unknown): payload is string | Buffer {
	if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return false
	if (Buffer.byteLength(payload) < LEAST_BYTES || reply.hasHeader('content-encoding')) return false
	return compressible.test(String(reply.getHeader('content-type')))
}

/**
 * A compressed answer tells by its length whether a guess, put into the request, is in it as well (BREACH). Who guesses makes a visitor's
 * browser send requests from another site, and browsers say so.
 */
function isCausedByAnotherSite({ headers }: FastifyRequest): boolean {
	const site = headers['sec-fetch-site']
	return site === 'cross-site' || site === 'same-site'
}

function withEncoding(vary: number | string | string[] | undefined): string {
	if (vary === undefined) return 'accept-encoding'
	return /\baccept-encoding\b/i.test(String(vary)) ? String(vary) : `${vary}, accept-encoding`
}
