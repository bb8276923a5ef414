import { type DeskPaymentFilter, deskPaymentFilters } from '@aravalli/shared/payments/desk'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { readPageNumber } from '#web/lib/page-number.ts'

export const moneyLists = ['payments', 'orders', 'refunds', 'bookings', 'subscriptions'] as const
export type MoneyList = (typeof moneyLists)[number]

/** Is what the address of a list says. */
export interface MoneySearch {
	search: string
	/** Narrows payments down. */
	status: DeskPaymentFilter | undefined
	page: number
}

export function readMoneySearch({ search, status, page }: Record<string, unknown>): MoneySearch {
	return {
		search: typeof search === 'string' ? search.trim() : '',
		status: deskPaymentFilters.find((known) => known === status),
		page: readPageNumber(page) ?? 1,
	}
}

/** Another search or filter starts at its first page; another list keeps what is searched for. */
export function moneyLink(list: MoneyList, { search, status, page }: Partial<MoneySearch>): LinkTarget {
	const given = {
		search: search || undefined,
		status: list === 'payments' ? status : undefined,
		page: page && page > 1 ? page : undefined,
	}
	return {
		to: `/admin/${list}`,
		search: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
	}
}

export const paymentLink = (paymentId: string): LinkTarget => ({
	to: '/admin/payments/$paymentId',
	params: { paymentId },
})
