import { type ErrorCode, errorStatuses } from '@aravalli/shared/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { FindViewer } from '../http/access.ts'
import { loggableError, reasonOf } from '../http/loggable-error.ts'
import { networkOf } from '../http/network-of.ts'
import { hasSessionCookie } from '../http/session-cookie.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import { compressQuickly } from './compress.ts'
import type { PageRenderer } from './page-renderer.ts'
import { plainErrorPage } from './plain-error-page.ts'
import { createRender, type RenderedPage } from './render-page.ts'
import type { SharedAnswers } from './send-in-process.ts'
import type { StoredPages } from './stored-pages.ts'

export interface PageSettings extends SharedAnswers {
	loadRenderer: () => Promise<PageRenderer>
	storedPages: StoredPages
	origin: string
	/** Every page carries these; the policy is added. */
	headers: Record<string, string>
	isDevelopment: boolean
	checkoutHosts: readonly string[]
	codeOf: (error: FastifyError) => ErrorCode
	onRendered?: (status: number) => void
	/** Finds who is signed in; null for nobody, whatever cookie was sent. */
	findViewer: FindViewer
}

/** Answers every address that no endpoint and no asset has claimed. */
export function mountPages(app: FastifyInstance, settings: PageSettings): void {
	installPageErrors(app, settings)
	const { cache, readAddress, send } = settings.storedPages
	const visitorOf = findVisitor(settings.findViewer)
	const render = createRender(app, settings)

	app.route({
		method: ['GET', 'HEAD'],
		url: '/*',
		schema: { hide: true } as FastifySchema,
		handler: async (request, reply) => {
			const { shared, ...address } = readAddress(request)
			const visitor = await visitorOf(request)
			const visit = { ...address, ...visitor, cookie: request.headers.cookie ?? '', ip: request.ip }
			// A page with a session is rendered for that person, and kept nowhere.
			if (!shared || visit.hasSession) return sendRendered(request, reply, await render(visit), settings)
			let refused: RenderedPage | undefined
			const page = await cache.get(shared.key, async () => {
				const rendered = await render({ ...visit, path: shared.path, cookie: '' })
				if (rendered.status === 200) return rendered
				// What is gone is answered no longer, also where another process has taken it away; a failure passes.
				if (rendered.status < 500) cache.forget(shared.key)
				refused = rendered
				return null
			})
			if (!page) return sendRendered(request, reply, refused ?? (await render({ ...visit, cookie: '' })), settings)
			reply.hijack()
			send(request.raw, reply.raw, page)
			return reply
		},
	})
}

/**
 * A cookie alone is no session: anybody can send one, and would have each page rendered anew. When the database cannot say, it counts as
 * one, and the page tells what is the matter.
 */
function findVisitor(findViewer: FindViewer) {
	return async (request: FastifyRequest) => {
		const network = networkOf(request.ip)
		if (!hasSessionCookie(request.headers.cookie)) return { hasSession: false, caller: network }
		const viewer = await findViewer(request).catch(() => undefined)
		return { hasSession: viewer !== null, caller: viewer?.userId ?? network }
	}
}

function installPageErrors(app: FastifyInstance, settings: PageSettings) {
	app.setErrorHandler((error: FastifyError, request, reply) => {
		const code = settings.codeOf(error)
		const status = errorStatuses[code]
		if (code === 'server.failed') request.log.error({ err: loggableError(error) }, 'page failed')
		else request.log.warn({ code, reason: reasonOf(error) }, 'page refused')
		const { body, policy } = plainErrorPage()
		reply.code(status).headers(settings.headers).type('text/html; charset=utf-8')
		if (status === 503) reply.header('retry-after', '5')
		return reply.headers({ 'cache-control': 'no-store', 'content-security-policy': policy }).send(body)
	})
}

function sendRendered(
	request: FastifyRequest,
	reply: FastifyReply,
	{ status, headers: own, body, policy }: RenderedPage,
	{ headers, onRendered }: PageSettings,
) {
	onRendered?.(status)
	request.log.info({ path: request.url.split('?')[0], status }, 'page')
	for (const [name, value] of own) if (name !== 'content-length') reply.header(name, value)
	reply.code(status).headers(headers)
	reply.headers({ 'cache-control': 'private, no-store', 'content-security-policy': policy })
	if (body.length === 0) return reply.send()
	const { quick } = acceptedEncoding(request.headers['accept-encoding'])
	if (quick !== 'identity') reply.header('content-encoding', quick)
	return reply.header('vary', 'accept-encoding, cookie').send(compressQuickly(body, quick))
}
