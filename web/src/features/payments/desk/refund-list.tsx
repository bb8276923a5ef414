import { formatMoment } from '@aravalli/shared/format-moment'
import type { DeskRefund } from '@aravalli/shared/payments/admin-contract'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { DenseCell, DenseTable } from '#web/ui/editing/dense-table.tsx'
import { Moment, StateBadge } from './cells.tsx'
import { messages as moneyMessages } from './messages.en.ts'
import css from './money.module.css'
import { formatAmount } from './money-words.ts'

/** Shows what of a payment goes back, or has gone. */
export function RefundList({ refunds }: { refunds: DeskRefund[] }) {
	const m = useMessages(moneyMessages)
	const language = useLanguage()
	const { reason, status, when, given, amount } = m.columns
	return (
		<section className={css.part}>
			<h2>{m.refund.list}</h2>
			<DenseTable columns={[reason, status, when, given, amount]}>
				{refunds.map((refund) => (
					<tr key={refund.refundId}>
						<DenseCell label={reason} isMain>
							{refund.reason}
						</DenseCell>
						<DenseCell label={status}>
							<StateBadge state={refund.status}>{m.refundStatuses[refund.status]}</StateBadge>
						</DenseCell>
						<DenseCell label={when}>
							<Moment at={refund.createdAt} />
							{refund.doneAt && (
								<span className={css.second}>{m.refund.done(formatMoment(refund.doneAt, language))}</span>
							)}
						</DenseCell>
						<DenseCell label={given}>{refund.requestedByName ?? m.origins[refund.origin]}</DenseCell>
						<DenseCell label={amount} isNumber>
							{formatAmount(refund.amount)}
						</DenseCell>
					</tr>
				))}
			</DenseTable>
		</section>
	)
}
