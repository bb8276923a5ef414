import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { DeskOrder, DeskPayment, DeskRefund } from '@aravalli/shared/payments/admin-contract'
import type { DeskPaymentFilter } from '@aravalli/shared/payments/desk'
import type { Database } from '../../../platform/database/open-database.ts'
import { findPeople } from '../../accounts/public.ts'
import { findReceiptsOf } from '../../receipts/public.ts'
import { listRefundRequests } from '../refunds/tables.ts'
import { findWanted } from './find-wanted.ts'
import { pageOf } from './page-of.ts'
import { presentOrder, presentPayment, presentRefund } from './present.ts'
import { countOrders, countPayments, countRefunds, listOrdersFor, listPaymentsFor, listRefundsFor } from './tables.ts'

export interface MoneyQuery {
	search: string
	page: number
	limit: number
	language: Language
}

interface Listed<Row> {
	data: Row[]
	pagination: Pagination
}

export async function listOrders(
	{ db }: Database,
	{ search, language, ...asked }: MoneyQuery,
): Promise<Listed<DeskOrder>> {
	const wanted = await findWanted(db, search)
	const { rows, pagination } = await pageOf(
		asked,
		(page) => listOrdersFor(db, wanted, page),
		(most) => countOrders(db, wanted, most),
	)
	const people = await findPeople(
		db,
		rows.map(({ userId }) => userId),
	)
	return { data: rows.map((order) => presentOrder(order, people, language)), pagination }
}

export async function listPayments(
	{ db }: Database,
	{ search, status, language, ...asked }: MoneyQuery & { status?: DeskPaymentFilter | undefined },
): Promise<Listed<DeskPayment>> {
	const wanted = await findWanted(db, search)
	const { rows, pagination } = await pageOf(
		asked,
		(page) => listPaymentsFor(db, wanted, status, page),
		(most) => countPayments(db, wanted, status, most),
	)
	const ids = rows.map(({ payment }) => payment.id)
	const [people, receipts, requests] = await Promise.all([
		findPeople(
			db,
			rows.map(({ order }) => order.userId),
		),
		findReceiptsOf(db, ids),
		listRefundRequests(db, ids),
	])
	const numbers = new Map(receipts.map(({ paymentId, number }) => [paymentId, number]))
	const asking = new Set(requests.flatMap(({ paymentId, status: state }) => (state === 'open' ? [paymentId] : [])))
	const about = (id: string) => ({ people, receipt: numbers.get(id), isRefundAsked: asking.has(id) })
	return { data: rows.map((row) => presentPayment(row, about(row.payment.id), language)), pagination }
}

export async function listRefunds(
	{ db }: Database,
	{ search, language, ...asked }: MoneyQuery,
): Promise<Listed<DeskRefund>> {
	const wanted = await findWanted(db, search)
	const { rows, pagination } = await pageOf(
		asked,
		(page) => listRefundsFor(db, wanted, page),
		(most) => countRefunds(db, wanted, most),
	)
	const people = await findPeople(
		db,
		rows.flatMap(({ refund, order }) => [order.userId, ...(refund.requestedBy ? [refund.requestedBy] : [])]),
	)
	return { data: rows.map((row) => presentRefund(row, people, language)), pagination }
}
