import { AppError } from '@aravalli/shared/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AttemptWindows } from '../attempts/attempt-windows.ts'
import { networkOf } from './network-of.ts'

export interface RequestLimit {
	/** Counts the requests of one network. */
	max: number
	windowMinutes: number
}

declare module 'fastify' {
	interface FastifyContextConfig {
		requestLimit?: RequestLimit
	}
}

/** Serves endpoints that name a limit, whatever is sent to them; call it before any of them. */
export function installRequestLimits(app: FastifyInstance, windows: Pick<AttemptWindows, 'take'>): void {
	app.addHook('onRoute', (route) => {
		const limit = route.config?.requestLimit
		if (!limit) return
		const { max, windowMinutes } = limit
		const refuseTooOften = async ({ ip }: FastifyRequest) => {
			const key = `request ${route.method} ${route.url} ${networkOf(ip)}`
			const retryAfterSeconds = await windows.take([{ key, max, windowSeconds: windowMinutes * 60 }])
			if (retryAfterSeconds > 0) throw new AppError('request.too-often', { retryAfterSeconds })
		}
		route.onRequest = [route.onRequest ?? [], refuseTooOften].flat()
	})
}
