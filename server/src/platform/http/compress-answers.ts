import { pipeline, Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '../pages/accepted-encoding.ts'
import { compressData, compressedStream } from '../pages/compress.ts'

/** Less than this fits into one packet anyway. */
const LEAST_BYTES = 1_000

/** Pictures, PDF files and archives are compressed already. */
const compressible = /^(text\/|application\/([\w.-]+\+)?(json|xml)\b)/

/** Whatever streams otherwise is a file, and made for whoever asks for it as it is. */
const streamed = /^application\/json\b/

/**
 * Compresses what endpoints answer as text or data (docs/adr/0035-compressed-answers.md). What says that it is encoded, and any stream but
 * one of data, is left alone.
 */
export function compressAnswers(app: FastifyInstance): void {
	// A callback serves here, because most answers are small and should not wait for a promise.
	app.addHook('onSend', (request, reply, payload, done) => {
		if (!isCompressible(reply, payload)) return done(null, payload)
		reply.header('vary', withEncoding(reply.getHeader('vary')))
		const { quick } = acceptedEncoding(request.headers['accept-encoding'])
		if (quick === 'identity' || isCausedByAnotherSite(request)) return done(null, payload)
		reply.header('content-encoding', quick).removeHeader('content-length')
		if (payload instanceof Readable) return done(null, pipeline(payload, compressedStream(quick), endsBoth))
		const body = typeof payload === 'string' ? Buffer.from(payload) : payload
		compressData(body, quick).then(
			(compressed) => done(null, compressed),
			(error) => done(error),
		)
	})
}

/** A failure, or a reader who goes away, ends both streams; whoever sends the second one hears of it there. */
const endsBoth = () => undefined

function isCompressible(reply: FastifyReply, payload: unknown): payload is string | Buffer | Readable {
	if (reply.hasHeader('content-encoding')) return false
	const type = String(reply.getHeader('content-type'))
	if (payload instanceof Readable) return streamed.test(type)
	if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return false
	// A character takes a byte or more, so only a short text has to be counted.
	const hasLeastBytes = payload.length >= LEAST_BYTES || Buffer.byteLength(payload) >= LEAST_BYTES
	return hasLeastBytes && compressible.test(type)
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
