import type { CheckoutOrder, PaymentSuccess } from '@aravalli/shared/payments/contract'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { loadCheckout } from './load-checkout.ts'
import { messages as paymentMessages } from './messages.en.ts'
import { type CheckoutWords, openCheckout } from './open-checkout.ts'
import { findOrder, forgetOrder, letGoOfOrder, noteOrder, rememberOrder } from './open-orders.ts'
import { pauseUntil } from './pause-until.ts'
import type { CheckoutProof } from './razorpay.ts'
import { CheckoutFailure, type CheckoutState, runCheckout } from './run-checkout.ts'

interface CheckoutOptions<Order extends CheckoutOrder> {
	/** What is free answers with the success itself. */
	createOrder(): Promise<Order | PaymentSuccess>
	/** Tells the server of a payment that the provider has reported; it may be called again. */
	verify(proof: CheckoutProof): Promise<PaymentSuccess>
	/** `description` is what is being bought: the pages that tell of the payment afterwards name it so. */
	describe(order: Order): CheckoutWords
	/** Look at its `state`: a payment may also have to be given back, because there is nothing left of what it is for. */
	onSuccess(success: PaymentSuccess): void
	/** The message is a whole sentence in the reader's language, and `failure` of what the hook gives: show it in a `PaymentAlert`. */
	onFailure?(failure: CheckoutFailure): void
}

export interface Checkout {
	state: CheckoutState
	/** A button is busy and a dialog stays, because it must not be closed now. */
	isBusy: boolean
	/**
	 * The provider's checkout lies over the page. A modal dialog lies above everything else and makes the rest of the page dead, the
	 * checkout too: while it is open, show none.
	 */
	isOpen: boolean
	/** Says why the last try came to nothing. */
	failure: CheckoutFailure | null
	/** The order says that no money moves: say so wherever the payment is shown. */
	isTestMode: boolean
	/** Is for the press of a button; while it is busy nothing happens. */
	pay(): void
}

const busy: readonly CheckoutState[] = ['processing', 'open', 'verifying', 'checking']

/**
 * Runs a purchase through the provider's checkout. Call it outside of the modal dialog that shows it (see `isOpen`).
 *
 * What was begun is remembered in the browser until its end is known (open-orders.ts): put a `MoneyNotice` on pages that sell something.
 */
export function useCheckout<Order extends CheckoutOrder>(options: CheckoutOptions<Order>): Checkout {
	const [state, setState] = useState<CheckoutState>('idle')
	const [failure, setFailure] = useState<CheckoutFailure | null>(null)
	const [isTestMode, setIsTestMode] = useState(false)
	const { checkout: texts } = useMessages(paymentMessages)
	const language = useLanguage()
	const userId = useViewer()?.id ?? null
	const router = useRouter()
	const api = useApi()
	const run = useRef<AbortController | null>(null)
	const latest = useRef(options)
	useEffect(() => {
		latest.current = options
	})
	useEffect(() => () => run.current?.abort(), [])

	const start = async (signal: AbortSignal) => {
		// The dialog goes before the checkout comes: one that closes later would take the focus away from it.
		const onState = (next: CheckoutState) => signal.aborted || flushSync(() => setState(next))
		// Nobody has been told how it ended: the notice of the pages does.
		const forget = (orderId: string) => signal.aborted || forgetOrder(orderId)
		try {
			const success = await runCheckout<Order>({
				...latest.current,
				userId,
				texts,
				prepare: ({ checkoutUrl }) => void loadCheckout(checkoutUrl).catch(() => undefined),
				open: async (order, words) => {
					setIsTestMode(order.isTestMode)
					const Razorpay = await loadCheckout(order.checkoutUrl)
					onState('open')
					return openCheckout(order, words, { Razorpay, router, language })
				},
				ask: async (orderId) => (await api('GET /api/payment/orders/:orderId', { params: { orderId } })).data,
				orders: { find: findOrder, remember: rememberOrder, note: noteOrder, forget, letGo: letGoOfOrder },
				pause: (milliseconds) => pauseUntil(milliseconds, signal),
				onState,
				now: Date.now,
			})
			if (signal.aborted) return
			setState('success')
			latest.current.onSuccess(success)
		} catch (error) {
			if (signal.aborted) return
			const found = error instanceof CheckoutFailure ? error : new CheckoutFailure(texts.generic)
			setState('error')
			setFailure(found)
			latest.current.onFailure?.(found)
		} finally {
			run.current = null
		}
	}

	return {
		state,
		isBusy: busy.includes(state),
		isOpen: state === 'open',
		failure,
		isTestMode,
		pay: () => {
			if (run.current) return
			setFailure(null)
			run.current = new AbortController()
			void start(run.current.signal)
		},
	}
}
