import type { Api } from '@aravalli/shared/api'
import type { Language } from '@aravalli/shared/language'
import type { HistoryOrder, HistoryPayment } from '@aravalli/shared/payments/contract'
import { type Answer, type ApiClient, apiQuery } from '#web/lib/api.ts'
import type { HistoryView } from './history-view.ts'

export type HistoryRow = HistoryPayment | HistoryOrder

/** Its answer is never taken for the newest: a payment may have come meanwhile. */
export function historyQuery(
	api: ApiClient,
	language: Language,
	{ type = 'payments', status }: Partial<Record<keyof HistoryView, string>>,
) {
	const query = { type, status, lang: language } as { type: 'payments' | 'orders' }
	return { ...apiQuery(api, 'GET /api/payment/history', { query }), staleTime: 0 }
}

export const rowsOf = ({ data }: Answer<Api['GET /api/payment/history']>): readonly HistoryRow[] =>
	data.payments?.data ?? data.orders?.data ?? []

export const isPayment = (row: HistoryRow): row is HistoryPayment => 'razorpayPaymentId' in row
