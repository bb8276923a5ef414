/** Are what is sold. */
export const purchaseKinds = ['course', 'evaluation-plan', 'session'] as const
export type PurchaseKind = (typeof purchaseKinds)[number]

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
