import type { FailureAnswer } from '@aravalli/shared/endpoint'
import { AppError, type ErrorCode, errorStatuses, type FieldRefusal } from '@aravalli/shared/errors'
import type { Bilingual, Language } from '@aravalli/shared/language'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { innermost, loggableError, reasonOf } from './loggable-error.ts'
import { requestLanguage } from './request-language.ts'

/** Says what failures are answered with. */
export interface FailureSettings {
	errors: Record<ErrorCode, Bilingual>
	/** Sentences are found by the message that a schema gives, else by zod's issue code; `other` must be there. */
	fields: Record<string, Bilingual>
	/** Headers are set with the failure: some fail where no hook has run, or where no endpoint's hooks are. */
	headers: Record<string, string>
}

interface ZodIssue {
	instancePath?: string
	keyword?: string
	message?: string
}

const frameworkCodes: Record<string, ErrorCode> = {
	FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
	FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported-type',
	FST_UNDER_PRESSURE: 'server.overloaded',
}

/**
 * Matches Postgres and socket codes that mean "the database is away", not "the query is wrong": also where it has run out of time
 * (57014), of connections, memory or disk (53…), or cannot write (58030).
 */
const databaseAway = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|57P0[123]|57014|53\d{3}|58030|08\w{3})$/

/** Postgres stores every character but U+0000, which nobody types. */
const unstorableText = '22021'

/** The driver says this, without a code, when the database accepts a connection and then is silent. */
const databaseHangs = /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect)/

/**
 * Makes an answer of every failure, here and nowhere else: refusals in the reader's language, everything unexpected as
 * a generic 500 whose details go to the log only.
 */
export function installErrorHandler(app: FastifyInstance, settings: FailureSettings): void {
	app.setErrorHandler((error: FastifyError, request, reply) => {
		const code = errorCode(error)
		// Overload gets a line without a stack: it is no time to write many of them.
		const isFailure = errorStatuses[code] >= 500 && code !== 'server.overloaded'
		// Whoever has gone away meanwhile made it fail. That the request is at its end says nothing: it is, once it was read.
		if (isFailure && !request.raw.socket.destroyed) request.log.error({ err: loggableError(error) }, 'request failed')
		else request.log.info({ code, reason: reasonOf(error) }, 'request refused')
		if (error instanceof AppError) return sendRefusal(request, reply, error, settings)
		return sendFailure(request, reply, code, settings, describeIssues(request, error, settings))
	})
	app.setNotFoundHandler((request, reply) => sendFailure(request, reply, 'route.not-found', settings))
}

export function sendFailure(
	request: FastifyRequest,
	reply: FastifyReply,
	code: ErrorCode,
	settings: FailureSettings,
	more: FailureDetails = {},
): FastifyReply {
	if (errorStatuses[code] === 503) reply.header('retry-after', '5')
	return reply
		.code(errorStatuses[code])
		.headers(settings.headers)
		.type('application/json; charset=utf-8')
		.serializer(JSON.stringify)
		.send({
			success: false,
			message: settings.errors[code][requestLanguage(request)],
			code,
			...more,
		})
}

/** Holds what stands in a failure beside its code; `message` in place of the code's own. */
type FailureDetails = Partial<Pick<FailureAnswer, 'message' | 'errors' | 'details'>>

function sendRefusal(request: FastifyRequest, reply: FastifyReply, error: AppError, settings: FailureSettings) {
	const { retryAfterSeconds, ...details } = error.details
	if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
	const language = requestLanguage(request)
	const errors = error.fields.map(({ path, code, ...numbers }) => ({
		path,
		message: withNumbers(sentenceOf(code, '', language, settings), numbers),
	}))
	return sendFailure(request, reply, error.code, settings, {
		...(errors.length > 0 && { errors }),
		...(Object.keys(details).length > 0 && { details }),
	})
}

/** Puts the sentence of a single rejected field in place of the general one, because it says more. */
function describeIssues(request: FastifyRequest, error: FastifyError, settings: FailureSettings): FailureDetails {
	const issues = error.validation as ZodIssue[] | undefined
	if (!issues) return {}
	const errors = issues.map((issue) => describeIssue(issue, requestLanguage(request), settings))
	const [only, second] = errors
	return { ...(only && !second && { message: only.message }), errors }
}

/** Names the refusal that an error amounts to; `server.failed` for a bug. */
export function errorCode(error: FastifyError): ErrorCode {
	if (error instanceof AppError) return error.code
	if (error.validation) return 'request.invalid'
	const known = frameworkCodes[error.code]
	if (known) return known
	const { code, message } = innermost(error)
	if (code === unstorableText) return 'request.malformed'
	if (typeof code === 'string' ? databaseAway.test(code) : databaseHangs.test(message)) return 'database.unavailable'
	return error.statusCode && error.statusCode < 500 ? 'request.malformed' : 'server.failed'
}

function describeIssue(
	{ instancePath = '', keyword = '', message = '' }: ZodIssue,
	language: Language,
	settings: FailureSettings,
) {
	return {
		path: instancePath.slice(1).replaceAll('/', '.'),
		message: sentenceOf(message, keyword, language, settings),
	}
}

/** Puts the numbers of a refusal at their places in its sentence: `{limit}`. */
export function withNumbers(sentence: string, { limit, min }: Pick<FieldRefusal, 'limit' | 'min'>): string {
	// A year is written without a comma.
	const areYears = (min ?? 0) >= 1900 && (limit ?? 0) <= 2200
	const written = (number = 0) => number.toLocaleString('en-IN', { useGrouping: !areYears })
	return sentence.replace('{limit}', () => written(limit)).replace('{min}', () => written(min))
}

function sentenceOf(rule: string, kind: string, language: Language, { fields }: FailureSettings): string {
	return (fields[rule] ?? fields[kind] ?? fields.other)?.[language] ?? ''
}
