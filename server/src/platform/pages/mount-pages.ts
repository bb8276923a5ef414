import { type ErrorCode, errorStatuses } from '@aravalli/shared/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { acceptedEncoding } from './accepted-encoding.ts'
import { compressOnce, createPageCache, type PageCache, type StoredPage } from './page-cache.ts'
import type { PageRenderer } from './page-renderer.ts'
import { addressReader } from './page-visit.ts'
import { plainErrorPage } from './plain-error-page.ts'
import { createRender, type RenderedPage } from './render-page.ts'
import type { SharedPage } from './shared-address.ts'

export interface PageSettings {
	loadRenderer: () => Promise<PageRenderer>
	sharedPages: SharedPage[]
	origin: string
	/** Sent with every page; the policy is added. */
	headers: Record<string, string>
	maxCacheBytes: number
	isDevelopment: boolean
	codeOf: (error: FastifyError) => ErrorCode
	onPage?: (kind: 'stored' | 'rendered', status: number) => void
}

/** Answers every address that no endpoint and no asset has claimed. */
export function mountPages(app: FastifyInstance, settings: PageSettings): PageCache {
	installPageErrors(app, settings)
	const cache = createPageCache(settings.maxCacheBytes, (error) => app.log.error({ err: error }, 'page refresh failed'))
	const render = createRender(app, settings)
	const readAddress = addressReader(settings.isDevelopment ? [] : settings.sharedPages, settings.origin)
	const sendStored = storedPageSender(settings)

	app.route({
		method: ['GET', 'HEAD'],
		url: '/*',
		schema: { hide: true } as FastifySchema,
		handler: async (request, reply) => {
			const { shared, ...address } = readAddress(request)
			const visit = { ...address, cookie: request.headers.cookie ?? '', ip: request.ip }
			if (!shared) return sendRendered(request, reply, await render(visit), settings)
			let refused: RenderedPage | undefined
			const page = await cache.get(shared.key, async () => {
				const rendered = await render({ ...visit, path: shared.path, cookie: '' })
				if (rendered.status === 200) return rendered
				refused = rendered
				return null
			})
			if (page) return sendStored(request, reply, page)
			return sendRendered(request, reply, refused ?? (await render({ ...visit, cookie: '' })), settings)
		},
	})
	return cache
}

function installPageErrors(app: FastifyInstance, settings: PageSettings) {
	app.setErrorHandler((error: FastifyError, request, reply) => {
		const code = settings.codeOf(error)
		const status = errorStatuses[code]
		if (code === 'server.failed') request.log.error({ err: error }, 'page failed')
		else request.log.warn({ code }, 'page refused')
		const { html, policy } = plainErrorPage()
		reply.code(status).headers(settings.headers).type('text/html; charset=utf-8')
		if (status === 503) reply.header('retry-after', '5')
		return reply.headers({ 'cache-control': 'no-store', 'content-security-policy': policy }).send(html)
	})
}

async function sendRendered(
	request: FastifyRequest,
	reply: FastifyReply,
	page: RenderedPage,
	{ headers, onPage }: PageSettings,
) {
	onPage?.('rendered', page.status)
	request.log.info({ path: request.url.split('?')[0], status: page.status }, 'page')
	for (const [name, value] of page.headers) if (name !== 'content-length') reply.header(name, value)
	reply.code(page.status).headers(headers)
	reply.headers({ 'cache-control': 'private, no-store', 'content-security-policy': page.policy })
	if (!page.html) return reply.send()
	const encoding = acceptedEncoding(request.headers['accept-encoding'])
	if (encoding !== 'identity') reply.header('content-encoding', encoding)
	return reply.header('vary', 'accept-encoding, cookie').send(await compressOnce(page.html, encoding))
}

/**
 * Sends what is stored by hand: all headers of an entry are known once it exists, and nothing else is to be done for a
 * request (figures: docs/measurements.md).
 */
function storedPageSender({ headers, onPage }: PageSettings) {
	const answers = new WeakMap<StoredPage, Map<string, Record<string, string | number>>>()

	function headersOf(page: StoredPage, encoding: keyof StoredPage['bodies']) {
		const ofPage = answers.get(page) ?? new Map<string, Record<string, string | number>>()
		answers.set(page, ofPage)
		const known = ofPage.get(encoding)
		if (known) return known
		const answer = {
			...headers,
			'content-type': 'text/html; charset=utf-8',
			'content-security-policy': page.policy,
			'cache-control': 'private, no-cache',
			vary: 'accept-encoding, accept-language, cookie',
			etag: `"${page.etag}-${encoding}"`,
			'content-length': page.bodies[encoding].length,
			...(encoding !== 'identity' && { 'content-encoding': encoding }),
		}
		ofPage.set(encoding, answer)
		return answer
	}

	return (request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply => {
		const encoding = acceptedEncoding(request.headers['accept-encoding'])
		const answer = headersOf(page, encoding)
		const isKnown = request.headers['if-none-match'] === answer.etag
		onPage?.('stored', isKnown ? 304 : 200)
		reply.hijack()
		reply.raw.writeHead(isKnown ? 304 : 200, answer)
		reply.raw.end(isKnown ? undefined : page.bodies[encoding])
		return reply
	}
}
