import type {
	DeskBooking,
	DeskOrder,
	DeskPayment,
	DeskRefund,
	DeskSubscription,
} from '@aravalli/shared/payments/admin-contract'
import type { ReactNode } from 'react'
import { PageLink } from '#web/ui/page-link.tsx'
import { Buyer, Moment, PaymentState, StateBadge, Subject } from './cells.tsx'
import type { messages as moneyMessages } from './messages.en.ts'
import css from './money.module.css'
import { type MoneyList, paymentLink } from './money-search.ts'
import { formatAmount } from './money-words.ts'
import type { MoneyRow } from './queries.ts'

type Messages = typeof moneyMessages

interface Column<Row> {
	name: keyof Messages['columns']
	/** It is true for the column that says what the row is about. */
	isMain?: boolean
	isNumber?: boolean
	cell: (row: Row, m: Messages) => ReactNode
}

const buyer = {
	name: 'buyer',
	cell: (row: Pick<DeskOrder, 'buyer'>) => <Buyer buyer={row.buyer} />,
} as const

const when = {
	name: 'when',
	cell: (row: Pick<DeskOrder, 'createdAt'>) => <Moment at={row.createdAt} />,
} as const

const payments: Column<DeskPayment>[] = [
	{
		name: 'what',
		isMain: true,
		cell: (row) => <Subject title={row.title} below={row.providerPaymentId} paymentId={row.paymentId} />,
	},
	buyer,
	{ name: 'status', cell: (row) => <PaymentState payment={row} /> },
	{
		name: 'receipt',
		cell: (row) => row.receiptNumber && <span className={css.nowrap}>{row.receiptNumber}</span>,
	},
	when,
	{ name: 'amount', isNumber: true, cell: (row) => formatAmount(row.amount) },
]

const orders: Column<DeskOrder>[] = [
	{
		name: 'what',
		isMain: true,
		cell: (row, m) => (
			<Subject title={row.title} below={row.providerOrderId ?? m.kinds[row.kind]} paymentId={row.paymentId} />
		),
	},
	buyer,
	{ name: 'status', cell: (row, m) => <StateBadge state={row.status}>{m.orderStatuses[row.status]}</StateBadge> },
	when,
	{ name: 'amount', isNumber: true, cell: (row) => formatAmount(row.price) },
]

const refunds: Column<DeskRefund>[] = [
	{
		name: 'what',
		isMain: true,
		cell: (row, m) => (
			<Subject title={row.title} below={row.requestedByName ?? m.origins[row.origin]} paymentId={row.paymentId} />
		),
	},
	buyer,
	{ name: 'status', cell: (row, m) => <StateBadge state={row.status}>{m.refundStatuses[row.status]}</StateBadge> },
	{ name: 'reason', cell: (row) => <span className={css.first}>{row.reason}</span> },
	when,
	{ name: 'amount', isNumber: true, cell: (row) => formatAmount(row.amount) },
]

/** Shows two lines, the second smaller. */
function twoLines(first: ReactNode, second: ReactNode) {
	return (
		<>
			<span className={css.first}>{first}</span>
			<span className={css.second}>{second}</span>
		</>
	)
}

const bookings: Column<DeskBooking>[] = [
	{
		name: 'session',
		isMain: true,
		cell: (row) => <Subject title={row.sessionType} below={<Moment at={row.startsAt} />} paymentId={row.paymentId} />,
	},
	{ name: 'buyer', cell: (row, m) => twoLines(row.name ?? m.closed, row.message) },
	{ name: 'contact', cell: (row) => twoLines(row.email, row.phone) },
	{ name: 'status', cell: (row, m) => <StateBadge state={row.status}>{m.bookingStatuses[row.status]}</StateBadge> },
	when,
]

const subscriptions: Column<DeskSubscription>[] = [
	{ name: 'what', isMain: true, cell: (row, m) => <Subject title={row.title} below={m.kinds[row.kind]} /> },
	buyer,
	{ name: 'status', cell: (row, m) => <StateBadge state={row.status}>{m.accessStatuses[row.status]}</StateBadge> },
	{ name: 'period', cell: (row) => twoLines(<Moment at={row.startsAt} />, <Moment at={row.endsAt} />) },
	{
		name: 'given',
		cell: (row, m) => (row.paymentId ? <PageLink link={paymentLink(row.paymentId)}>{m.byPayment}</PageLink> : m.byHand),
	},
]

export interface Table<Row> {
	idOf: (row: Row) => string
	columns: Column<Row>[]
}

/** Says what stands in each row of a list, in order. */
export const moneyTables: { [List in MoneyList]: Table<MoneyRow<List>> } = {
	payments: { idOf: (row) => row.paymentId, columns: payments },
	orders: { idOf: (row) => row.orderId, columns: orders },
	refunds: { idOf: (row) => row.refundId, columns: refunds },
	bookings: { idOf: (row) => row.bookingId, columns: bookings },
	subscriptions: { idOf: (row) => row.subscriptionId, columns: subscriptions },
}
