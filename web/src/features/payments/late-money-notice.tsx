import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useViewer } from '#web/lib/viewer.ts'
import type { MoneyNotices } from './money-notices.tsx'
import { useNoticePlace } from './notice-place.ts'
import { type OpenOrder, onOrdersChanged, ordersToAskFor } from './open-orders.ts'

/** On these pages something is sold or shown that was bought. */
const places = /^[/](courses|daily-evalution-plan|payment-history|dashboard|profile)([/]|$)/

/**
 * Stands once above every page. On those where something is sold it looks into the browser's store once the page is there, and asks for
 * the code that tells of a payment only where one was begun here. By hand, because it is nothing that a reader has asked for: where the
 * code cannot be had, the payment history tells the same.
 */
export function LateMoneyNotice() {
	useLeftCheckoutEntry()
	const userId = useViewer()?.id
	const isPlace = useRouterState({ select: ({ location }) => places.test(location.pathname) })
	const [orders, setOrders] = useState<OpenOrder[]>([])
	const [Notices, setNotices] = useState<ComponentType<Parameters<typeof MoneyNotices>[0]> | null>(null)
	useEffect(() => {
		if (!userId || !isPlace) return setOrders([])
		const look = () => setOrders(ordersToAskFor(userId, Date.now()))
		look()
		return onOrdersChanged(look)
	}, [userId, isPlace])
	const isNeeded = orders.length > 0
	useEffect(() => {
		if (!isNeeded || Notices) return
		const load = async () => {
			const code = await import('./money-notices.tsx')
			setNotices(() => code.MoneyNotices)
		}
		void load().catch(() => undefined)
	}, [isNeeded, Notices])
	const place = useNoticePlace()
	if (!Notices || !isNeeded) return null
	const notices = <Notices orders={orders} />
	return place ? createPortal(notices, place) : notices
}

/** A page that was loaded anew while the checkout lay over it has the entry of that still: the way back would lead nowhere. */
function useLeftCheckoutEntry(): void {
	const { history } = useRouter()
	useEffect(() => {
		if (history.location.state.isCheckoutOpen) history.back()
	}, [history])
}
