import type { Language } from '@aravalli/shared/language'
import { paiseOfRupees } from '@aravalli/shared/money'
import type { CheckoutOrder } from '@aravalli/shared/payments/contract'
import type { AnyRouter } from '@tanstack/react-router'
import { addCheckoutEntry } from './checkout-entry.ts'
import type { CheckoutPrefill, CheckoutProof, RazorpayMaker, RazorpayOptions } from './razorpay.ts'

/** Is what the checkout shows beside the amount. */
export interface CheckoutWords {
	name: string
	description: string
	/** The provider keeps them with the payment, for whoever looks at it there. */
	notes: Record<string, string>
	prefill: CheckoutPrefill
}

/** Says how somebody came back: with a payment that the provider reports, or without. */
export type CheckoutOutcome = { proof: CheckoutProof } | { proof: null; failure: string | null }

interface CheckoutPlace {
	Razorpay: RazorpayMaker
	router: AnyRouter
	language: Language
}

/** Nothing of ours opens by itself over it. */
const UNDISTURBED = 'data-undisturbed'

/** Opens the provider's checkout, and waits until it is closed again. */
export function openCheckout(
	order: CheckoutOrder,
	words: CheckoutWords,
	{ Razorpay, router, language }: CheckoutPlace,
): Promise<CheckoutOutcome> {
	return new Promise((resolve) => {
		let failure: string | null = null
		let isOver = false
		const finish = (outcome: CheckoutOutcome) => {
			// A provider may tell of a dismissal after a payment, too, or of one that we have asked for.
			if (isOver) return
			isOver = true
			document.body.removeAttribute(UNDISTURBED)
			void entry.remove().then(() => resolve(outcome))
		}
		const leave = () => finish({ proof: null, failure })
		const checkout = new Razorpay({
			...optionsOf(order, words, language),
			handler: (proof) => finish({ proof }),
			modal: { ondismiss: leave, escape: true, backdropclose: false, handleback: false },
		})
		checkout.on('payment.failed', ({ error }) => {
			// The checkout stays open for another try.
			failure = error.description ?? ''
		})
		const entry = addCheckoutEntry(router, () => {
			checkout.close()
			leave()
		})
		document.body.setAttribute(UNDISTURBED, '')
		checkout.open()
	})
}

/** Is neel of the light theme (ui/tokens.css): the provider's page is light. */
const THEME_COLOR = '#243b8f'

function optionsOf(
	order: CheckoutOrder,
	words: CheckoutWords,
	language: Language,
): Omit<RazorpayOptions, 'handler' | 'modal'> {
	const amount = paiseOfRupees(order.amount)
	if (amount === null) throw new RangeError(`${order.amount} is no price`)
	return {
		...words,
		key: order.razorpayKeyId,
		amount,
		currency: order.currency,
		order_id: order.orderId,
		theme: { color: THEME_COLOR },
		config: { display: { language: language === 'hindi' ? 'hi' : 'en' } },
		retry: { enabled: true },
	}
}
