import type { Language } from '@aravalli/shared/language'
import type { FastifyInstance } from 'fastify'
import { loggableError } from '../http/loggable-error.ts'
import type { DeliveredPage, PageRenderer } from './page-renderer.ts'
import { createRenderPlaces } from './render-places.ts'
import { developmentPolicy, newMark, type SealedPage, seal } from './seal.ts'
import { type CallsOfPage, createSendInProcess, type SharedAnswers } from './send-in-process.ts'

/**
 * Each takes about 3 ms, so an accepted visitor does not lose patience while so many are rendered. The next is refused
 * at once.
 */
const MAX_RENDERS_AT_ONCE = 40
const RENDER_TIMEOUT_MILLISECONDS = 15_000
/** React leaves it where a component failed and the browser is to try again. */
const failedPart = '<!--$!-->'

export interface Visit {
	/** Holds path and query without the language. */
	path: string
	language: Language
	isLanguageInAddress: boolean
	cookie: string
	/** It is true for a live session only. */
	hasSession: boolean
	ip: string
	/** Names with whom the places for renders are shared: an account or an address. */
	caller: string
}

export interface RenderedPage extends SealedPage {
	status: number
	headers: Headers
}

export interface RenderSettings extends SharedAnswers {
	loadRenderer: () => Promise<PageRenderer>
	origin: string
	isDevelopment: boolean
	/** Are the origins of the payment provider's checkout: a page that changes without a reload keeps its first policy. */
	checkoutHosts: readonly string[]
}

/** @throws AppError `server.overloaded` when too many renders are under way */
export function createRender(app: FastifyInstance, settings: RenderSettings) {
	const sendInProcess = createSendInProcess(app, settings)
	const places = createRenderPlaces(MAX_RENDERS_AT_ONCE)
	return async (visit: Visit): Promise<RenderedPage> => {
		const giveBack = await places.take(visit.caller)
		try {
			return await renderPage(app, settings, visit, sendInProcess(visit))
		} finally {
			giveBack()
		}
	}
}

async function renderPage(
	app: FastifyInstance,
	settings: RenderSettings,
	visit: Visit,
	call: CallsOfPage,
): Promise<RenderedPage> {
	const mark = newMark()
	const renderer = await settings.loadRenderer()
	const report = (error: unknown) =>
		app.log.error({ err: loggableError(error), path: visit.path.split('?')[0] }, 'page failed')
	const { language, isLanguageInAddress, hasSession } = visit
	const { origin, isDevelopment } = settings
	const request = new Request(origin + visit.path, { headers: { accept: 'text/html' } })
	let page: DeliveredPage | undefined
	const deliver = (delivered: DeliveredPage) => {
		page = delivered
	}
	const rendering = renderer.fetch(request, {
		context: { language, isLanguageInAddress, hasSession, origin, send: call.send, nonce: mark, report, deliver },
	})
	const response = await within(RENDER_TIMEOUT_MILLISECONDS, rendering)
	const { html, styles } = page ?? { html: await response.text(), styles: '' }
	const isPartMissing = html.includes(failedPart)
	if (isPartMissing) report(new Error('a component failed while the page was rendered'))
	keepLanguageInRedirect(response.headers, visit)
	const status = isPartMissing ? 500 : response.status
	return {
		status: status === 500 ? (call.refusedWith() ?? 500) : status,
		headers: response.headers,
		...(isDevelopment
			? { body: Buffer.from(html), policy: developmentPolicy(mark) }
			: seal(html, mark, styles, settings.checkoutHosts)),
	}
}

/** @throws when `work` takes longer */
async function within<T>(milliseconds: number, work: T | Promise<T>): Promise<T> {
	const { promise, reject } = Promise.withResolvers<never>()
	const timer = setTimeout(() => reject(new Error(`A page took longer than ${milliseconds} ms.`)), milliseconds)
	try {
		return await Promise.race([work, promise])
	} finally {
		clearTimeout(timer)
	}
}

/**
 * Keeps the language in a redirect: the router leads to its own spelling of an address, without the language that was
 * taken out before.
 */
function keepLanguageInRedirect(headers: Headers, { language, isLanguageInAddress }: Visit) {
	const location = headers.get('location')
	if (!location || !isLanguageInAddress || !location.startsWith('/')) return
	headers.set('location', `${location}${location.includes('?') ? '&' : '?'}lang=${language}`)
}
