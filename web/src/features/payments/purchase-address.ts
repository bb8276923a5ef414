import type { OrderStanding } from './follow-order.ts'

/** Says where the dialog is in which something is bought. */
export function purchaseAddress({ kind, itemId }: Pick<OrderStanding, 'kind' | 'itemId'>): string {
	const id = encodeURIComponent(itemId)
	if (kind === 'course') return `/courses?course=${id}`
	return kind === 'evaluation-plan' ? `/daily-evalution-plan?plan=${id}` : '/help?booking=1'
}
