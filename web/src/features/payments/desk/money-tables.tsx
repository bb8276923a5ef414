import type { DeskPayment } from '@aravalli/shared/payments/admin-contract'
import { useMessages } from '#web/lib/messages.ts'
import { DenseCell, DenseTable } from '#web/ui/editing/dense-table.tsx'
import { Buyer, Moment, StateBadge, Subject } from './cells.tsx'
import { messages as moneyMessages } from './messages.en.ts'
import css from './money.module.css'
import { MoneySection, type MoneyTableProps } from './money-section.tsx'
import { formatAmount } from './money-words.ts'

export function PaymentsTable(props: MoneyTableProps) {
	const m = useMessages(moneyMessages)
	const { what, buyer, status, when, amount, receipt } = m.columns
	return (
		<MoneySection {...props} list="payments">
			{(rows) => (
				<DenseTable columns={[what, buyer, status, receipt, when, amount]}>
					{rows.map((row) => (
						<tr key={row.paymentId}>
							<DenseCell label={what} isMain>
								<Subject title={row.title} below={row.providerPaymentId} paymentId={row.paymentId} />
							</DenseCell>
							<DenseCell label={buyer}>
								<Buyer buyer={row.buyer} />
							</DenseCell>
							<DenseCell label={status}>
								<PaymentState payment={row} />
							</DenseCell>
							<DenseCell label={receipt}>
								{row.receiptNumber && <span className={css.nowrap}>{row.receiptNumber}</span>}
							</DenseCell>
							<DenseCell label={when}>
								<Moment at={row.createdAt} />
							</DenseCell>
							<DenseCell label={amount} isNumber>
								{formatAmount(row.amount)}
							</DenseCell>
						</tr>
					))}
				</DenseTable>
			)}
		</MoneySection>
	)
}

/** Says how a payment stands, and what of it goes back. */
export function PaymentState({ payment: { status, isRefundAsked, refundedAmount } }: { payment: DeskPayment }) {
	const m = useMessages(moneyMessages)
	return (
		<span className={css.states}>
			<StateBadge state={status}>{m.paymentStatuses[status]}</StateBadge>
			{isRefundAsked && <StateBadge state="asked">{m.refundAsked}</StateBadge>}
			{refundedAmount > 0 && status !== 'refunded' && (
				<StateBadge state="refunded">{m.refundedPart(formatAmount(refundedAmount))}</StateBadge>
			)}
		</span>
	)
}

export function OrdersTable(props: MoneyTableProps) {
	const m = useMessages(moneyMessages)
	const { what, buyer, status, when, amount } = m.columns
	return (
		<MoneySection {...props} list="orders">
			{(rows) => (
				<DenseTable columns={[what, buyer, status, when, amount]}>
					{rows.map((row) => (
						<tr key={row.orderId}>
							<DenseCell label={what} isMain>
								<Subject title={row.title} below={row.providerOrderId ?? m.kinds[row.kind]} paymentId={row.paymentId} />
							</DenseCell>
							<DenseCell label={buyer}>
								<Buyer buyer={row.buyer} />
							</DenseCell>
							<DenseCell label={status}>
								<StateBadge state={row.status}>{m.orderStatuses[row.status]}</StateBadge>
							</DenseCell>
							<DenseCell label={when}>
								<Moment at={row.createdAt} />
							</DenseCell>
							<DenseCell label={amount} isNumber>
								{formatAmount(row.price)}
							</DenseCell>
						</tr>
					))}
				</DenseTable>
			)}
		</MoneySection>
	)
}

export function RefundsTable(props: MoneyTableProps) {
	const m = useMessages(moneyMessages)
	const { what, buyer, status, reason, when, amount } = m.columns
	return (
		<MoneySection {...props} list="refunds">
			{(rows) => (
				<DenseTable columns={[what, buyer, status, reason, when, amount]}>
					{rows.map((row) => (
						<tr key={row.refundId}>
							<DenseCell label={what} isMain>
								<Subject
									title={row.title}
									below={row.requestedByName ?? m.origins[row.origin]}
									paymentId={row.paymentId}
								/>
							</DenseCell>
							<DenseCell label={buyer}>
								<Buyer buyer={row.buyer} />
							</DenseCell>
							<DenseCell label={status}>
								<StateBadge state={row.status}>{m.refundStatuses[row.status]}</StateBadge>
							</DenseCell>
							<DenseCell label={reason}>
								<span className={css.first}>{row.reason}</span>
							</DenseCell>
							<DenseCell label={when}>
								<Moment at={row.createdAt} />
							</DenseCell>
							<DenseCell label={amount} isNumber>
								{formatAmount(row.amount)}
							</DenseCell>
						</tr>
					))}
				</DenseTable>
			)}
		</MoneySection>
	)
}
