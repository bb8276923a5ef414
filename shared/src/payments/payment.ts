/** Are what is sold. */
export const purchaseKinds = ['course', 'evaluation-plan', 'session'] as const
export type PurchaseKind = (typeof purchaseKinds)[number]

/**
 * Orders the states of a payment: it only ever rises. A late success after a failure counts, and nothing takes a captured payment back but
 * a refund.
 */
export const paymentStatuses = ['created', 'failed', 'authorized', 'captured', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export function higherStatus(one: PaymentStatus, other: PaymentStatus): PaymentStatus {
	return paymentStatuses.indexOf(one) >= paymentStatuses.indexOf(other) ? one : other
}

/** The money of such a payment has been taken. */
export const isCaptured = (status: PaymentStatus): boolean => status === 'captured' || status === 'refunded'

/** The history can be narrowed down to these (3-commerce.md §4). */
export const paymentFilters = ['captured', 'failed', 'authorized'] as const
export const orderFilters = ['paid', 'created', 'failed'] as const

export const REFUND_REASON_MAX_LENGTH = 1000

export type RefundReasonProblem = 'reason-required' | 'reason-too-long'

export function refundReasonProblem(given: string): RefundReasonProblem | null {
	const reason = given.trim()
	if (!/[^\p{C}\s]/u.test(reason)) return 'reason-required'
	return [...reason].length > REFUND_REASON_MAX_LENGTH ? 'reason-too-long' : null
}
