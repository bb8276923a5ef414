import { chooseLanguage } from '@aravalli/shared/choose-language'
import { AppError } from '@aravalli/shared/errors'
import { isLanguage, type Language } from '@aravalli/shared/language'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, InjectOptions } from 'fastify'
import { compressPage, createPageCache, type Encoding, type PageCache, type StoredPage } from './page-cache.ts'
import type { PageRenderer, SendInProcess } from './page-renderer.ts'
import { plainErrorPage } from './plain-error-page.ts'
import { developmentPolicy, newMark, type SealedPage, seal } from './seal.ts'
import { type SharedPage, sharedAddress } from './shared-address.ts'

export interface PageSettings {
	loadRenderer: () => Promise<PageRenderer>
	sharedPages: SharedPage[]
	origin: string
	/** Sent with every page; the policy is added. */
	headers: Record<string, string>
	maxCacheBytes: number
	isDevelopment: boolean
	onPage?: (kind: 'stored' | 'rendered', status: number) => void
}

/** At about 2 ms of work each, as many renders as an accepted visitor waits for without losing patience. */
const MAX_RENDERS_AT_ONCE = 200
const RENDER_TIMEOUT_MILLISECONDS = 15_000

interface Visit {
	path: string
	language: Language
	isLanguageInAddress: boolean
	cookie: string
	ip: string
}

interface RenderedPage extends SealedPage {
	status: number
	headers: Headers
}

/** Answers every address that no endpoint and no asset has claimed. */
export function mountPages(app: FastifyInstance, settings: PageSettings): PageCache {
	app.setErrorHandler((error, request, reply) => {
		const status = error instanceof AppError ? error.status : 500
		request.log.error({ err: error }, 'page failed')
		const { html, policy } = plainErrorPage()
		reply.code(status).headers(settings.headers).type('text/html; charset=utf-8')
		if (status === 503) reply.header('retry-after', '5')
		return reply.headers({ 'cache-control': 'no-store', 'content-security-policy': policy }).send(html)
	})
	const cache = createPageCache(settings.maxCacheBytes, (error) => app.log.error({ err: error }, 'page refresh failed'))
	const render = createRender(app, settings)

	async function sendRendered(request: FastifyRequest, reply: FastifyReply, page: RenderedPage) {
		settings.onPage?.('rendered', page.status)
		request.log.info({ path: request.url.split('?')[0], status: page.status }, 'page')
		for (const [name, value] of page.headers) if (name !== 'content-length') reply.header(name, value)
		reply.code(page.status).headers(settings.headers)
		reply.headers({ 'cache-control': 'private, no-store', 'content-security-policy': page.policy })
		if (!page.html) return reply.send()
		const { bodies } = await compressPage(page, 0)
		const encoding = acceptedEncoding(request)
		if (encoding !== 'identity') reply.header('content-encoding', encoding)
		return reply.header('vary', 'accept-encoding, cookie').send(bodies[encoding])
	}

	function sendStored(request: FastifyRequest, reply: FastifyReply, page: StoredPage) {
		settings.onPage?.('stored', 200)
		const encoding = acceptedEncoding(request)
		const etag = `"${page.etag}-${encoding}"`
		reply.headers(settings.headers).headers({
			'content-type': 'text/html; charset=utf-8',
			'content-security-policy': page.policy,
			'cache-control': 'private, no-cache',
			vary: 'accept-encoding, accept-language, cookie',
			etag,
		})
		if (request.headers['if-none-match'] === etag) return reply.code(304).send()
		if (encoding !== 'identity') reply.header('content-encoding', encoding)
		return reply.send(page.bodies[encoding])
	}

	app.route({
		method: ['GET', 'HEAD'],
		url: '/*',
		schema: { hide: true } as FastifySchema,
		handler: async (request, reply) => {
			// `//host` at the start would name another host.
			const url = new URL(request.url.replace(/^\/+/, '/'), settings.origin)
			const visit = visitOf(request, url)
			const shared = settings.isDevelopment ? null : sharedAddress(settings.sharedPages, url, visit.language)
			if (!shared) return sendRendered(request, reply, await render(visit))
			let refused: RenderedPage | undefined
			const page = await cache.get(shared.key, async () => {
				const rendered = await render({ ...visit, path: shared.path, cookie: '' })
				if (rendered.status === 200) return rendered
				refused = rendered
				return null
			})
			if (page) return sendStored(request, reply, page)
			return sendRendered(request, reply, refused ?? (await render({ ...visit, cookie: '' })))
		},
	})
	return cache
}

function visitOf(request: FastifyRequest, url: URL): Visit {
	const asked = url.searchParams.get('lang')
	const language = chooseLanguage(asked, request.headers)
	const query = new URLSearchParams(url.searchParams)
	query.delete('lang')
	return {
		path: query.size ? `${url.pathname}?${query}` : url.pathname,
		language,
		isLanguageInAddress: isLanguage(asked),
		cookie: request.headers.cookie ?? '',
		ip: request.ip,
	}
}

function acceptedEncoding(request: FastifyRequest): Encoding {
	const accepted = request.headers['accept-encoding']
	if (typeof accepted !== 'string') return 'identity'
	return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
}

function createRender(app: FastifyInstance, settings: PageSettings) {
	let rendersAtOnce = 0
	return async (visit: Visit): Promise<RenderedPage> => {
		if (rendersAtOnce >= MAX_RENDERS_AT_ONCE) throw new AppError('server.overloaded')
		rendersAtOnce++
		try {
			return await renderPage(app, settings, visit)
		} finally {
			rendersAtOnce--
		}
	}
}

async function renderPage(app: FastifyInstance, settings: PageSettings, visit: Visit): Promise<RenderedPage> {
	const mark = newMark()
	const call = sendInProcess(app, visit)
	const renderer = await settings.loadRenderer()
	const request = new Request(new URL(visit.path, settings.origin), {
		headers: { accept: 'text/html' },
		signal: AbortSignal.timeout(RENDER_TIMEOUT_MILLISECONDS),
	})
	const { language, isLanguageInAddress } = visit
	const response = await renderer.fetch(request, {
		context: {
			language,
			isLanguageInAddress,
			origin: settings.origin,
			send: call.send,
			nonce: mark,
			report: (error) => app.log.error({ err: error, path: visit.path.split('?')[0] }, 'page failed'),
		},
	})
	const body = await response.text()
	const sealed = seal(body, mark)
	keepLanguageInRedirect(response.headers, visit)
	return {
		status: response.status === 500 ? (call.refusedWith() ?? 500) : response.status,
		headers: response.headers,
		html: settings.isDevelopment ? body : sealed.html,
		policy: settings.isDevelopment ? developmentPolicy(mark) : sealed.policy,
	}
}

/** The router leads to its own spelling of an address, without the language that was taken out before. */
function keepLanguageInRedirect(headers: Headers, { language, isLanguageInAddress }: Visit) {
	const location = headers.get('location')
	if (!location || !isLanguageInAddress || !location.startsWith('/')) return
	headers.set('location', `${location}${location.includes('?') ? '&' : '?'}lang=${language}`)
}

/**
 * The page's loader asks the API here, as the same visitor.
 *
 * The router only knows 200, 404 and 500, so a refusal that a loader met is remembered and becomes the page's status.
 */
function sendInProcess(app: FastifyInstance, { cookie, ip }: Visit) {
	let refused: number | null = null
	const send: SendInProcess = async (path, { method, headers, body }) => {
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
