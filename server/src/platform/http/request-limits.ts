import { AppError } from '@aravalli/shared/errors'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { networkOf } from './network-of.ts'

export interface RequestLimit {
	/** Counts the requests of one network. */
	max: number
	timeWindow: `${number} minutes`
}

/** The requests of so many addresses are counted; the ones longest silent are forgotten first. */
const ADDRESSES_REMEMBERED = 20_000

/** Serves endpoints that name a limit. Each process counts for itself. */
export async function installRequestLimits(app: FastifyInstance): Promise<void> {
	await app.register(rateLimit, {
		global: false,
		cache: ADDRESSES_REMEMBERED,
		hook: 'onRequest',
		keyGenerator: ({ ip }) => networkOf(ip),
		errorResponseBuilder: (_request, { ttl }) =>
			new AppError('request.too-often', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
	})
}
