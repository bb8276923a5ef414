import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useViewer } from '#web/lib/viewer.ts'
import { useLateCode } from './use-late-code.ts'

/** On these pages something is sold or shown that was bought. */
const places = /^[/](courses|daily-evalution-plan|payment-history|dashboard|profile)([/]|$)/

const loadBegunPayments = () => import('./begun-payments.tsx').then(({ BegunPayments }) => BegunPayments)

/**
 * Stands once above every page. On those where something is sold it asks, once the page is there, for the code that tells a learner of
 * payments that were begun here; where it cannot be had, the payment history tells the same.
 */
export function LateMoneyNotice() {
	useLeftCheckoutEntry()
	const userId = useViewer()?.id
	const isPlace = useRouterState({ select: ({ location }) => places.test(location.pathname) })
	const isNeeded = userId !== undefined && isPlace
	const BegunPayments = useLateCode(isNeeded, loadBegunPayments)
	return BegunPayments && isNeeded && <BegunPayments userId={userId} />
}

/** A page that was loaded anew while the checkout lay over it has the entry of that still: the way back would lead nowhere. */
function useLeftCheckoutEntry(): void {
	const { history } = useRouter()
	useEffect(() => {
		if (history.location.state.isCheckoutOpen) history.back()
	}, [history])
}
