import type { Paise } from '@aravalli/shared/money'
import type { PaymentStatus } from '@aravalli/shared/payment-status'

export interface ProviderOrder {
	id: string
	amountPaise: number
	currency: string
}

export interface ProviderPayment {
	id: string
	/** Is the provider's order. */
	orderId: string
	status: PaymentStatus
	amountPaise: number
	currency: string
	method: string | null
	/** Says why it failed, in the provider's words. */
	failure: string | null
}

export interface ProviderRefund {
	id: string
	/** Is null while the provider does not name our own id. */
	refundId: string | null
	status: 'pending' | 'processed' | 'failed'
}

/**
 * Takes payments for us. It is never called inside a transaction, and whatever it is asked may be asked again.
 *
 * Every call throws `ProviderFailure` when there is no usable answer within 5 seconds.
 */
export interface PaymentProvider {
	/** Public: the checkout names itself by it. */
	keyId: string
	/** Is the address of the script that opens the checkout. */
	checkoutUrl: string
	/** No money moves. */
	isTestMode: boolean
	/** @param receipt our own id of the order, by which `findOrder` finds it again */
	createOrder(order: { receipt: string; amountPaise: Paise; notes: Record<string, string> }): Promise<ProviderOrder>
	findOrder(receipt: string): Promise<ProviderOrder | null>
	findPayment(paymentId: string): Promise<ProviderPayment>
	listPayments(orderId: string): Promise<ProviderPayment[]>
	/** Takes the money of an authorised payment. */
	capture(payment: ProviderPayment): Promise<ProviderPayment>
	/** @param refundId our own id; the same one never pays back twice */
	refund(refund: { paymentId: string; amountPaise: Paise; refundId: string }): Promise<ProviderRefund>
	listRefunds(paymentId: string): Promise<ProviderRefund[]>
	/** Tells whether the provider vouches for a payment that the browser told of. */
	isSignedPayment(orderId: string, paymentId: string, signature: string): boolean
	isSignedEvent(rawBody: Buffer, signature: string): boolean
}

/** Has 'away' for what may be tried again, and 'refused' for what would end in the same way. */
export class ProviderFailure extends Error {
	override name = 'ProviderFailure'
	readonly kind: 'away' | 'refused'

	constructor(kind: 'away' | 'refused', what: string) {
		super(`The payment provider ${kind === 'away' ? 'did not answer' : 'refused'}: ${what}`)
		this.kind = kind
	}
}
