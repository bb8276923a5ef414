/**
 * Speaks tus 1.0 (https://tus.io/protocols/resumable-upload) by its own library, without giving it the connection: what is refused is
 * answered like everything else, by the one error handler.
 */
import { Readable } from 'node:stream'
import { MAX_PAGE_BYTES } from '@aravalli/shared/answer-copies/copy'
import { AppError } from '@aravalli/shared/errors'
import { Server, type Upload } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { endAfterAnswer } from '../../../platform/http/end-gently.ts'
import type { IncomingPages } from './incoming-pages.ts'
import { piecesOf } from './request-body.ts'
import { UploadLocks } from './upload-locks.ts'

/** Is the type of a body that is a piece of a file. */
export const pieceType = 'application/offset+octet-stream'

/** Whoever still writes to an upload that somebody else asks for ends after this. */
const DRAIN_MILLISECONDS = 500

export interface TusServer {
	/** @param uploadId is what an upload that begins is called */
	answer(request: FastifyRequest, reply: FastifyReply, uploadId: string): Promise<FastifyReply>
}

interface TusSettings {
	path: string
	incoming: IncomingPages
	/** Is called before the last piece is acknowledged. */
	onFinish: (upload: Upload, request: FastifyRequest) => Promise<void>
}

interface Asked {
	request: FastifyRequest
	uploadId: string
	failure?: unknown
}

export function createTusServer({ path, incoming, onFinish }: TusSettings): TusServer {
	const asked = new WeakMap<object, Asked>()
	const of = (request: object): Asked => {
		const found = asked.get(request)
		if (!found) throw new Error('An upload came from nowhere.')
		return found
	}
	const server = new Server({
		path,
		datastore: incoming.store,
		locker: new UploadLocks(),
		lockDrainTimeout: DRAIN_MILLISECONDS,
		maxSize: MAX_PAGE_BYTES,
		relativeLocation: true,
		// The same origin is all there is.
		allowedOrigins: [],
		namingFunction: (request) => of(request).uploadId,
		async onUploadFinish(request, upload) {
			await onFinish(upload, of(request).request)
			return {}
		},
		onResponseError(request, error) {
			of(request).failure = error
			return undefined
		},
	})

	return {
		async answer(request, reply, uploadId) {
			const asking = webRequest(request)
			const given: Asked = { request, uploadId }
			asked.set(asking, given)
			const answer = await server.handleWeb(asking)
			const isCut = !request.raw.complete
			if (isCut) endAfterAnswer(request.raw.socket)
			if (isCut) reply.header('connection', 'close')
			refuse(given.failure)
			for (const [name, value] of answer.headers) reply.header(name, value)
			return reply.code(answer.status).send(request.method === 'HEAD' ? '' : await answer.text())
		},
	}
}

/** The library says of a broken protocol what the client wants to hear; all else is ours, or a bug. */
function refuse(failure: unknown): void {
	if (failure === undefined) return
	const { status_code: status } = failure as { status_code?: number }
	if (status === undefined) throw failure
	if (status === 404 || status === 410) throw new AppError('copy.not-found')
	if (status >= 500) throw new AppError('files.unavailable')
}

function webRequest({ raw, method, url, headers }: FastifyRequest): Request {
	const given = Object.entries(headers).flatMap(([name, value]) =>
		value === undefined ? [] : [[name, String(value)] as [string, string]],
	)
	const hasBody = headers['content-type'] === pieceType
	return new Request(`http://localhost${url}`, {
		method,
		headers: given,
		...(hasBody && { body: Readable.toWeb(Readable.from(piecesOf(raw), { objectMode: false })), duplex: 'half' }),
	} as RequestInit)
}
