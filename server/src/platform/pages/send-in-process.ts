import type { FastifyInstance, InjectOptions } from 'fastify'
import { keptValue } from '../kept-value.ts'
import type { SendInProcess } from './page-renderer.ts'

const SHARED_SECONDS = 5

export interface SharedAnswers {
	/** Lists the addresses of the API that every page reads and that answer everybody alike. */
	sharedAnswers: string[]
	now: () => Date
}

export interface CallsOfPage {
	send: SendInProcess
	/** Tells the status of the last refusal; null without one. */
	refusedWith: () => number | null
}

/**
 * Lets a page's loaders ask the API here, as the same visitor.
 *
 * The router only knows 200, 404 and 500, so a refusal that a loader met is remembered and becomes the page's status.
 */
export function createSendInProcess(app: FastifyInstance, settings: SharedAnswers) {
	const shared = sharedReaders(app, settings)
	return ({ cookie, ip }: { cookie: string; ip: string }): CallsOfPage => {
		let refused: number | null = null
		const send: SendInProcess = async (path, { method, headers, body }) => {
			const answer = await shared.get(path)?.()
			if (answer) return answer
			const response = await app.inject({
				url: path,
				method: method as NonNullable<InjectOptions['method']>,
				headers: { cookie, ...headers },
				remoteAddress: ip,
				...(body !== undefined && { payload: body as string }),
			})
			if ([401, 403, 429, 503].includes(response.statusCode)) refused = response.statusCode
			return { status: response.statusCode, json: () => response.json() }
		}
		return { send, refusedWith: () => refused }
	}
}

/**
 * Asks for nobody and at most once in `SHARED_SECONDS`: that was a twentieth of the work of each page. It is undefined
 * when it failed.
 */
function sharedReaders(app: FastifyInstance, { sharedAnswers, now }: SharedAnswers) {
	const read = async (path: string) => {
		const response = await app.inject({ url: path })
		if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`)
		const answer: unknown = response.json()
		return { status: 200, json: () => answer }
	}
	return new Map(
		sharedAnswers.map((path) => {
			const kept = keptValue(SHARED_SECONDS, now, () => read(path))
			return [path, () => kept().catch(() => undefined)]
		}),
	)
}
