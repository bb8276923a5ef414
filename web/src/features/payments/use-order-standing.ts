import { useEffect, useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { useApi } from '#web/lib/use-api.ts'
import type { OrderStanding } from './follow-order.ts'
import { forgetOrder, noteOrder, type OpenOrder } from './open-orders.ts'
import { pauseUntil } from './pause-until.ts'
import { settleOrder } from './settle-order.ts'

/** Follows what becomes of an order that was begun here; null until it is known. */
export function useOrderStanding(order: OpenOrder): OrderStanding | null {
	const api = useApi()
	const [standing, setStanding] = useState<OrderStanding | null>(null)
	// What is followed is the order as it was found: what is noted about it meanwhile does not begin anew.
	const [found] = useState(order)
	useEffect(() => {
		const controller = new AbortController()
		const { orderId } = found
		const settled = settleOrder(found, {
			ask: async () => (await api('GET /api/payment/orders/:orderId', { params: { orderId } })).data,
			verify: async (kind, proof) => {
				const key = kind === 'session' ? 'POST /api/payment/verify-session' : 'POST /api/payment/verify'
				return (await api(key, { body: proof })).data
			},
			onStanding: (next) => controller.signal.aborted || setStanding(next),
			onProofRefused: () => noteOrder(orderId, { proof: null }),
			pause: (milliseconds) => pauseUntil(milliseconds, controller.signal),
			now: Date.now,
		})
		settled.catch((error: unknown) => {
			if (controller.signal.aborted) return
			if (error instanceof ApiError && error.code === 'order.not-found') forgetOrder(orderId)
			else logFailure('what became of a payment is not known', error)
		})
		return () => controller.abort()
	}, [api, found])
	return standing
}
