import { formatDay } from '@aravalli/shared/format-day'
import { indiaDay } from '@aravalli/shared/india-time'
import { formatRupees } from '@aravalli/shared/money'
import type { HistoryPayment } from '@aravalli/shared/payments/contract'
import { useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { ReceiptDownload } from '../../receipts/public.tsx'
import { paiseOf } from '../prices.ts'
import css from './history-panel.module.css'
import { type HistoryRow, isPayment } from './history-query.ts'
import { messages as historyMessages } from './messages.en.ts'
import { RefundState } from './refund-state.tsx'
import { StatusBadge } from './status-badge.tsx'

const RefundDialog = lazyPart(() => import('./refund-dialog.tsx').then((part) => part.RefundDialog), {
	isOverlay: true,
})

export function HistoryRows({ rows, page }: { rows: readonly HistoryRow[]; page: string }) {
	const [asked, setAsked] = useState<HistoryPayment | null>(null)
	return (
		<>
			<Sheet as="ul" className={css.rows}>
				{rows.map((row) => (
					<Row key={row._id} row={row} onAskRefund={setAsked} />
				))}
			</Sheet>
			{asked && <RefundDialog payment={asked} page={page} onClose={() => setAsked(null)} />}
		</>
	)
}

interface RowProps {
	row: HistoryRow
	onAskRefund(payment: HistoryPayment): void
}

/** Shows a row of a table on a wide screen; on a phone each of its values stands beside its name. */
function Row({ row, onAskRefund }: RowProps) {
	const m = useMessages(historyMessages)
	const language = useLanguage()
	const payment = isPayment(row) ? row : null
	const method = payment?.method ?? ''
	const number = isPayment(row) ? row.razorpayPaymentId : row.razorpayOrderId
	const facts = [
		{ label: m.date, value: formatDay(indiaDay(new Date(row.createdAt)), language) },
		{ label: m.method, value: m.methods[method as keyof typeof m.methods] ?? method },
		{ label: payment ? m.payment : m.order, value: number },
	]
	return (
		<li className={css.row}>
			<div className={css.what}>
				<p className={css.name}>{row.title}</p>
				<p className={css.kind}>{m.kinds[row.kind]}</p>
			</div>
			<dl className={css.facts}>
				{facts.map(
					({ label, value }) =>
						value && (
							<div key={label} className={css.fact}>
								<dt>{label}</dt>
								<dd>{value}</dd>
							</div>
						),
				)}
				<div className={css.fact}>
					<dt>{m.amount}</dt>
					<dd className={css.amount}>{formatRupees(paiseOf(row.amount))}</dd>
				</div>
			</dl>
			<div className={css.state}>
				<StatusBadge status={row.status} />
				{row.receiptId && <ReceiptDownload receiptId={row.receiptId} variant="icon" />}
				{payment && <RefundState payment={payment} />}
				{payment?.refundableUntil && payment.refundState === 'none' && (
					<Button variant="quiet" isCompact onClick={() => onAskRefund(payment)}>
						{m.refund.ask}
						<span className="visuallyHidden">{`: ${row.title}`}</span>
					</Button>
				)}
			</div>
		</li>
	)
}
