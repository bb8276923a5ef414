/**
 * Refuses what another site makes a visitor's browser send.
 *
 * Browsers name the page that a request comes from. One that names another site is refused always; one that names none, as
 * programs do that are no browsers, only when it carries the session cookie.
 */
import { AppError } from '@aravalli/shared/errors'
import type { FastifyInstance } from 'fastify'
import { hasSessionCookie } from './session-cookie.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

interface Origins {
	origin: string | undefined
	/** `Sec-Fetch-Site`. */
	site: string | undefined
}

/** @param own the product's public origin */
export function isForeign({ origin, site }: Origins, own: string, hasSession: boolean): boolean {
	if (origin !== undefined && origin !== own) return true
	if (site !== undefined && site !== 'same-origin') return true
	return hasSession && origin === undefined && site === undefined
}

export function refuseForeignOrigins(app: FastifyInstance, own: string): void {
	app.addHook('onRequest', async ({ method, headers }) => {
		if (safeMethods.has(method)) return
		const site = headers['sec-fetch-site']
		const origins = { origin: headers.origin, site: site === undefined ? undefined : String(site) }
		if (isForeign(origins, own, hasSessionCookie(headers.cookie))) throw new AppError('request.foreign-origin')
	})
}
