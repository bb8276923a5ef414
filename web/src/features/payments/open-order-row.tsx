import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { classNames } from '#web/ui/class-names.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Note } from '#web/ui/note.tsx'
import { forgetPrices } from './forget-prices.ts'
import { messages as paymentMessages } from './messages.en.ts'
import css from './open-order-row.module.css'
import { forgetOrder, type OpenOrder } from './open-orders.ts'
import { noticeOf } from './order-notice.ts'
import { purchaseAddress } from './purchase-address.ts'
import { SuccessDialog } from './success-dialog.tsx'
import { useOrderStanding } from './use-order-standing.ts'

/** Says one true sentence about a payment that was begun in this browser, and what to do next. */
export function OpenOrderRow({ order }: { order: OpenOrder }) {
	const m = useMessages(paymentMessages)
	const standing = useOrderStanding(order)
	const queryClient = useQueryClient()
	const notice = noticeOf(order, standing)
	const isPaid = notice === 'paid'
	useEffect(() => {
		if (isPaid) forgetPrices(queryClient)
	}, [isPaid, queryClient])
	const forget = () => forgetOrder(order.orderId)
	useEffect(() => {
		if (notice === 'over') forgetOrder(order.orderId)
	}, [notice, order.orderId])
	if (notice === 'over' || notice === 'unknown') return null
	if (notice === 'paid') {
		return standing?.success && <SuccessDialog success={standing.success} onClose={forget} onFollow={forget} />
	}
	return (
		<Note kind={notice === 'lapsed' ? 'warning' : 'accent'}>
			<p className={css.title}>{order.title}</p>
			<p role="status">{m.notice[notice]}</p>
			<div className={css.actions}>
				{standing && (notice === 'open' || notice === 'lapsed') && (
					<MenuLink
						href={purchaseAddress(standing)}
						className={classNames(buttonClass({ variant: 'primary', isCompact: true }), css.goOn)}
						onClick={notice === 'lapsed' ? forget : undefined}
					>
						{notice === 'open' ? m.notice.goOn : m.notice.retry}
					</MenuLink>
				)}
				{notice !== 'confirming' && (
					<Button variant="quiet" isCompact onClick={forget}>
						{m.notice.dismiss}
					</Button>
				)}
			</div>
		</Note>
	)
}
