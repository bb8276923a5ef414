import { orderFilters, paymentFilters } from '@aravalli/shared/payments/payment'
import type { LinkTarget } from '#web/lib/link-address.ts'

/** Says what of the history is shown; without a type the payments, without a status all. */
export interface HistoryView {
	type?: 'orders'
	status?: (typeof paymentFilters)[number] | (typeof orderFilters)[number]
}

export const filtersOf = ({ type }: HistoryView): readonly NonNullable<HistoryView['status']>[] =>
	type === 'orders' ? orderFilters : paymentFilters

/** Reads an address; a status that the tab does not have is none. */
export function readHistoryView(search: Record<string, unknown>): HistoryView {
	const view: HistoryView = search.type === 'orders' ? { type: 'orders' } : {}
	const status = filtersOf(view).find((known) => known === search.status)
	return { ...view, ...(status && { status }) }
}

/** Makes the links of a page that shows the history: the profile and the history's own. */
export const historyLinks =
	(to: '/payment-history' | '/profile') =>
	(view: HistoryView): LinkTarget => ({ to, search: view, resetScroll: false, replace: true })
