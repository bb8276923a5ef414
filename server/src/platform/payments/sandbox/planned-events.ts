/**
 * Decides which events a payment brings, and when: a provider's events may come twice, late, in another order, or never. It is pure.
 */
export const webhookModes = ['once', 'twice', 'late', 'out-of-order', 'never'] as const
export type WebhookMode = (typeof webhookModes)[number]

export type PaymentEvent = 'payment.authorized' | 'payment.captured' | 'order.paid' | 'payment.failed'

export interface PlannedEvent {
	type: PaymentEvent
	afterSeconds: number
	/** Two deliveries of one event have the same number. */
	number: number
}

export const LATE_SECONDS = 30

const ofSuccess: PaymentEvent[] = ['payment.authorized', 'payment.captured', 'order.paid']

export function plannedEvents(outcome: 'paid' | 'failed', mode: WebhookMode): PlannedEvent[] {
	if (mode === 'never') return []
	const types = outcome === 'paid' ? ofSuccess : ['payment.failed' as const]
	const afterSeconds = mode === 'late' ? LATE_SECONDS : 0
	const planned = types.map((type, number) => ({ type, number, afterSeconds }))
	if (mode === 'twice') return [...planned, ...planned]
	// The first to be sent is the last that happened; the others follow when it has surely arrived.
	if (mode === 'out-of-order')
		return planned.toReversed().map((event, index) => ({ ...event, afterSeconds: index * 2 }))
	return planned
}
