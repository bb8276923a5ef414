import { createServer } from 'node:http'
import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import { errorCode } from '../platform/http/error-handler.ts'
import { mountPages } from '../platform/pages/mount-pages.ts'
import type { RenderContext } from '../platform/pages/page-renderer.ts'
import { createStoredPages } from '../platform/pages/stored-pages.ts'

export interface Visit extends RenderContext {
	path: string
}

type Render = (visit: Visit) => Response | Promise<Response>

const headers = { 'content-type': 'text/html; charset=utf-8' }
const head = (nonce: string) => `<style nonce="${nonce}">/*styles*/</style><script nonce="${nonce}">own()</script>`
export const html = (body: string, { nonce }: Visit) =>
	new Response(`<!doctype html>${head(nonce)}${body}`, { headers })

/** The cookies are that of a session that lives, `asha` says whose, and one of which the database cannot say whether it does. */
export const live = 'aravalli_session=live'
export const unknown = 'aravalli_session=unknown'
const asha = { userId: 'asha', sessionId: 's', role: 'LEARNER', name: 'Asha' } as const

/** Serves pages that are what `render` makes of them until the test is over; `visits` notes each render. */
export async function servePages(render: Render) {
	const clock = { milliseconds: 0 }
	const visits: Visit[] = []
	const storedPages = createStoredPages({
		sharedPages: [{ path: /^\/shared$/, keys: { page: { default: '1', pattern: /^\d$/ } } }],
		origin: 'https://home.example',
		headers: { 'x-content-type-options': 'nosniff' },
		maxCacheBytes: 1_000_000,
		onRefreshFailure: () => undefined,
		onSent: () => undefined,
	})
	const server = Fastify({
		serverFactory: (handle) =>
			createServer((request, response) => {
				if (!storedPages.answer(request, response)) handle(request, response)
			}),
	})
	onTestFinished(() => server.close())
	server.get('/api/secret', (request, reply) =>
		request.headers.cookie ? { success: true } : reply.code(401).send({ success: false }),
	)
	const asked: (string | undefined)[] = []
	server.get('/api/address', ({ ip }) => ({ address: ip }))
	const news = { status: 200 }
	server.get('/api/news', (request, reply) => {
		asked.push(request.headers.cookie)
		return reply.code(news.status).send({ data: asked.length })
	})
	await server.register((scope, _options, done) => {
		mountPages(scope, {
			loadRenderer: async () => ({
				fetch: async (request, { context }) => {
					const { pathname, search } = new URL(request.url)
					const visit = { ...context, path: pathname + search }
					visits.push(visit)
					const response = await render(visit)
					context.deliver({ html: await response.text(), styles: 'body{}' })
					return new Response(null, response)
				},
			}),
			storedPages,
			sharedAnswers: ['/api/news'],
			now: () => new Date(clock.milliseconds),
			origin: 'https://home.example',
			headers: { 'x-content-type-options': 'nosniff' },
			isDevelopment: false,
			checkoutHosts: [],
			codeOf: errorCode,
			findViewer: async ({ headers: { cookie } }) =>
				cookie === unknown ? Promise.reject(new Error('away')) : cookie?.includes(live) ? asha : null,
		})
		done()
	})
	const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers })
	return { server, visits, get, asked, news, clock }
}
