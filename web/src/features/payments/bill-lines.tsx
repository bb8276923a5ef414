import { formatRupees } from '@aravalli/shared/money'
import { useMessages } from '#web/lib/messages.ts'
import css from './bill-lines.module.css'
import { messages as paymentMessages } from './messages.en.ts'
import type { Bill } from './prices.ts'

/** Shows price, discount where there is one, and what is to pay. */
export function BillLines({ bill: { original, price, discount }, label }: { bill: Bill; label?: string | undefined }) {
	const { dialog: m } = useMessages(paymentMessages)
	return (
		<dl className={css.bill}>
			<div className={css.line}>
				<dt>{label ?? m.price}</dt>
				<dd>{original === 0 ? m.free : formatRupees(original)}</dd>
			</div>
			{discount && (
				<div className={`${css.line} ${css.discount}`}>
					<dt>{m.discount(discount.percent)}</dt>
					<dd>{`− ${formatRupees(discount.amount)}`}</dd>
				</div>
			)}
			<div className={`${css.line} ${css.total}`}>
				<dt>{m.toPay}</dt>
				<dd className={css.figure}>{formatRupees(price)}</dd>
			</div>
		</dl>
	)
}
