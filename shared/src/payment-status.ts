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
