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
	/** Comes from `Sec-Fetch-Site`. */
	site: string | undefined
	/** Is the address that was asked, as `Host` names it. */
	host: string | undefined
}

/** @param own the product's public origin */
export function isForeign({ origin, site, host }: Origins, own: string, hasSession: boolean): boolean {
	if (site !== undefined && site !== 'same-origin') return true
	if (origin === undefined) return hasSession && site === undefined
	// A page from 127.0.0.1 is not of the public origin where that says localhost, but the browser vouches that it came
	// from the host that is asked.
	const isOfSameHost = site === 'same-origin' && [`http://${host}`, `https://${host}`].includes(origin)
	return origin !== own && !isOfSameHost
}

export function refuseForeignOrigins(app: FastifyInstance, own: string): void {
	app.addHook('onRequest', async ({ method, headers }) => {
		if (safeMethods.has(method)) return
		const site = headers['sec-fetch-site']
		const origins = { origin: headers.origin, site: site === undefined ? undefined : String(site), host: headers.host }
		if (isForeign(origins, own, hasSessionCookie(headers.cookie))) throw new AppError('request.foreign-origin')
	})
}
