import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { AppError, type ErrorCode, errorStatuses } from '@aravalli/shared/errors'
import underPressure from '@fastify/under-pressure'
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { limitBodyTime } from './body-time-limit.ts'
import { endGently } from './end-gently.ts'
import { type FailureSettings, sendFailure } from './error-handler.ts'

const HEADERS_TIMEOUT_MILLISECONDS = 8_000
/** Uploads may take so long; all others have to be quicker (`body-time-limit.ts`). */
const REQUEST_TIMEOUT_MILLISECONDS = 120_000
const KEEP_ALIVE_MILLISECONDS = 65_000
const MAX_BODY_BYTES = 64 * 1024
const MAX_PATH_PART_CHARACTERS = 500

const clientErrors: Record<string, ErrorCode> = {
	HPE_HEADER_OVERFLOW: 'request.header-too-large',
	ERR_HTTP_REQUEST_TIMEOUT: 'request.time-out',
}

/** Answers what needs nothing of the framework; false when it did nothing. */
type AnswerFirst = (request: IncomingMessage, response: ServerResponse) => boolean

/** Limits how long and how large a request may be, and says what is answered when it never becomes one. */
export function serverLimits(failures: FailureSettings, answerFirst: AnswerFirst): FastifyServerOptions<Server> {
	return {
		serverFactory: (handle) =>
			createServer(
				{
					headersTimeout: HEADERS_TIMEOUT_MILLISECONDS,
					requestTimeout: REQUEST_TIMEOUT_MILLISECONDS,
					keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
					// Node looks for requests that are over their time this often; its own default is half a minute.
					connectionsCheckingInterval: 1_000,
				},
				(request, response) => {
					limitBodyTime(request, () => refuseSocket(request.socket, 'request.time-out', failures))
					if (!answerFirst(request, response)) handle(request, response)
				},
			),
		bodyLimit: MAX_BODY_BYTES,
		routerOptions: { maxParamLength: MAX_PATH_PART_CHARACTERS },
		genReqId: () => randomUUID(),
		requestIdHeader: false,
		// One line for each answer is written by `logAnswers`.
		logController: new LogController({ disableRequestLogging: true }),
		return503OnClosing: false,
		forceCloseConnections: 'idle',
		frameworkErrors: (_error, request, reply) => void sendFailure(request, reply, 'request.malformed', failures),
		clientErrorHandler(error, socket) {
			refuseSocket(
				socket as Socket,
				clientErrors[(error as { code?: string }).code ?? ''] ?? 'request.malformed',
				failures,
			)
		},
	}
}

/** No request came out of what was sent, so the answer is written by hand, in the default language. */
function refuseSocket(socket: Socket, code: ErrorCode, { errors, headers }: FailureSettings) {
	if (!socket.writable || socket.bytesWritten > 0) {
		socket.destroy()
		return
	}
	const body = JSON.stringify({ success: false, message: errors[code].english, code })
	const lines = Object.entries({
		...headers,
		'content-type': 'application/json; charset=utf-8',
		'content-length': Buffer.byteLength(body),
		connection: 'close',
	}).map(([name, value]) => `${name}: ${value}\r\n`)
	endGently(socket, `HTTP/1.1 ${errorStatuses[code]} Refused\r\n${lines.join('')}\r\n${body}`)
}

/**
 * Answers 503 at once when the process does not keep up, which helps more than a place in a long queue.
 *
 * @param maxDelayMilliseconds how late it may be; 0: as late as it likes
 */
export async function installLimits(app: FastifyInstance, maxDelayMilliseconds: number): Promise<void> {
	app.addHook('preClose', async () => endIdleConnections(app))
	await app.register(underPressure, {
		maxEventLoopDelay: maxDelayMilliseconds,
		sampleInterval: 500,
		// Files are answered all the same: a stored page that was sent would be dead without them, and they cost
		// little.
		pressureHandler: async ({ url }) => {
			if (!url.startsWith('/assets/')) throw new AppError('server.overloaded')
		},
	})
}

/**
 * Ends connections whose last request is answered only after the stop began; they would stay open until their
 * keep-alive runs out.
 */
function endIdleConnections(app: FastifyInstance) {
	const timer = setInterval(() => app.server.closeIdleConnections(), 50)
	app.server.once('close', () => clearInterval(timer))
	timer.unref()
}
