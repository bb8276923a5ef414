import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNoticePlace } from './notice-place.ts'
import { type OpenOrder, onOrdersChanged, ordersToAskFor } from './open-orders.ts'
import { useLateCode } from './use-late-code.ts'

const loadNotices = () => import('./money-notices.tsx').then(({ MoneyNotices }) => MoneyNotices)

/** Looks into the browser's store for payments that this learner has begun here, and tells of them where there are any. */
export function BegunPayments({ userId }: { userId: string }) {
	const [orders, setOrders] = useState<OpenOrder[]>([])
	useEffect(() => {
		const look = () => setOrders(ordersToAskFor(userId, Date.now()))
		look()
		return onOrdersChanged(look)
	}, [userId])
	const Notices = useLateCode(orders.length > 0, loadNotices)
	const place = useNoticePlace()
	if (!Notices || orders.length === 0) return null
	const notices = <Notices orders={orders} />
	return place ? createPortal(notices, place) : notices
}
