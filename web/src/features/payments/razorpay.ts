/**
 * Describes what the provider's script leaves in the window: Razorpay Standard Checkout, and the sandbox that speaks as it does
 * (https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/).
 */

/** Is what the provider hands over when it has taken a payment; the server checks the signature. */
export interface CheckoutProof {
	razorpay_order_id: string
	razorpay_payment_id: string
	razorpay_signature: string
}

export interface CheckoutPrefill {
	name: string
	email: string
	contact: string
}

export interface RazorpayOptions {
	key: string
	/** Is in paise. */
	amount: number
	currency: string
	name: string
	description: string
	order_id: string
	prefill: CheckoutPrefill
	notes: Record<string, string>
	theme: { color: string }
	config: { display: { language: 'en' | 'hi' } }
	retry: { enabled: boolean }
	handler(proof: CheckoutProof): void
	modal: {
		ondismiss(): void
		escape: boolean
		backdropclose: boolean
		/** The way back is ours (checkout-entry.ts): two that take it would leave the page. */
		handleback: boolean
	}
}

export interface RazorpayFailure {
	error: { code?: string; description?: string; reason?: string }
}

export interface RazorpayCheckout {
	open(): void
	close(): void
	on(event: 'payment.failed', hear: (failure: RazorpayFailure) => void): void
}

export type RazorpayMaker = new (options: RazorpayOptions) => RazorpayCheckout

declare global {
	interface Window {
		Razorpay?: RazorpayMaker
	}
}
