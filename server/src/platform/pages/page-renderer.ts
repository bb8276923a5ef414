/**
 * Gets the renderer of pages and their assets in two ways: from the build, or from Vite with hot reload while
 * developing.
 */
import { fileURLToPath } from 'node:url'
import type { Language } from '@aravalli/shared/language'
import type { Handler } from '@fastify/middie'
import type { FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { securityHeaders, workerPolicy } from '../http/security-headers.ts'

/** Makes an API call in this process on behalf of the page's visitor. */
export type SendInProcess = (
	path: string,
	init: { method: string; headers?: Record<string, string>; body?: string | FormData },
) => Promise<{ status: number; json(): unknown }>

export interface DeliveredPage {
	/** Is the page's text, with `stylesPlace` where the style sheets belong. */
	html: string
	styles: string
}

/** Tells each render what it needs; the page side reads it in web/src/router.tsx. */
export interface RenderContext {
	language: Language
	isLanguageInAddress: boolean
	/** It is true where the visitor is signed in. */
	hasSession: boolean
	origin: string
	send: SendInProcess
	nonce: string
	/** Takes what made a page fail; the visitor sees only that it failed. */
	report(error: unknown): void
	/**
	 * Takes the page's text, which so needs no detour through the body of a response: that took half the time of a
	 * render.
	 */
	deliver(page: DeliveredPage): void
}

export interface PageRenderer {
	fetch(request: Request, options: { context: RenderContext }): Response | Promise<Response>
}

const web = new URL('../../../../web/', import.meta.url)

/** @throws when the pages have not been built */
export async function builtPages(app: FastifyInstance): Promise<() => Promise<PageRenderer>> {
	const { default: fastifyStatic } = await import('@fastify/static')
	const options: FastifyStaticOptions = {
		root: fileURLToPath(new URL('dist/client', web)),
		index: false,
		preCompressed: true,
		cacheControl: false,
		setHeaders: (reply, path) => {
			const isHashed = path.includes('/assets/')
			for (const [name, value] of Object.entries(securityHeaders)) reply.header(name, value)
			if (/\/sw\.js(\.br|\.gz)?$/.test(path)) reply.headers(workerPolicy)
			reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
		},
	}
	// The others have names of their own beside the pages. These are three thousand: as many routes took half a second of each start.
	await app.register(fastifyStatic, { ...options, wildcard: false, globIgnore: ['assets/**'] })
	const assets = { root: fileURLToPath(new URL('dist/client/assets', web)), prefix: '/assets/', decorateReply: false }
	await app.register(fastifyStatic, { ...options, ...assets, allowedPath: (path) => path !== '/' })
	// It is one file: a new build under a running process takes nothing away that was not loaded yet.
	const { default: renderer } = (await import(new URL('dist/server/server.js', web).href)) as { default: PageRenderer }
	return async () => renderer
}

interface ViteServer {
	middlewares: Handler
	close(): Promise<void>
	environments: { ssr: { runner: { import(id: string): Promise<{ default: PageRenderer }> } } }
}

export async function vitePages(app: FastifyInstance): Promise<() => Promise<PageRenderer>> {
	// Vite belongs to the pages' workspace and is only there while developing.
	const vitePath = import.meta.resolve('vite', web.href)
	const { createServer } = (await import(vitePath)) as { createServer(options: object): Promise<ViteServer> }
	const vite = await createServer({
		root: fileURLToPath(web),
		server: { middlewareMode: true, hmr: { server: app.server } },
		appType: 'custom',
	})
	// The process would else stay after a stop, and a change would never start a new one.
	app.addHook('onClose', () => vite.close())
	const { default: middie } = await import('@fastify/middie')
	await app.register(middie)
	app.use(vite.middlewares)
	return async () => (await vite.environments.ssr.runner.import('virtual:tanstack-start-server-entry')).default
}
