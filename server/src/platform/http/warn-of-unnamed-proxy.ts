import type { FastifyInstance } from 'fastify'

/**
 * Says once that somebody forwards for others who is not named as a trusted proxy. Where the setting was forgotten, all visitors have the proxy's
 * address, share one caller's limits and lock each other out; nobody would find out why. The address is not told: it may be a visitor's.
 */
export function warnOfUnnamedProxy(app: FastifyInstance): void {
	let isSaid = false
	app.addHook('onRequest', async (request) => {
		if (isSaid || request.headers['x-forwarded-for'] === undefined || (request.ips?.length ?? 1) > 1) return
		isSaid = true
		request.log.warn(
			'X-Forwarded-For came from an address that TRUSTED_PROXIES does not name, and is not believed. If that is your proxy, name it: all ' +
				'visitors have its address until then, and lock each other out of signing in.',
		)
	})
}
