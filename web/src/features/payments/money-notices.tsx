import { useMessages } from '#web/lib/messages.ts'
import { messages as paymentMessages } from './messages.en.ts'
import css from './money-notices.module.css'
import { OpenOrderRow } from './open-order-row.tsx'
import type { OpenOrder } from './open-orders.ts'

/** Tells above a page what became of payments that were begun in this browser. */
export function MoneyNotices({ orders }: { orders: readonly OpenOrder[] }) {
	const { notice: m } = useMessages(paymentMessages)
	return (
		<section aria-label={m.label} className={`wrap ${css.notices}`}>
			{orders.map((order) => (
				<OpenOrderRow key={order.orderId} order={order} />
			))}
		</section>
	)
}
