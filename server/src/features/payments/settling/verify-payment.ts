import { AppError, type ErrorCode } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { PaymentSuccess } from '@aravalli/shared/payments/contract'
import {
	type PaymentProvider,
	ProviderFailure,
	type ProviderPayment,
} from '../../../platform/payments/payment-provider.ts'
import { presentSuccess } from '../history/present-success.ts'
import { findOrder, isOrder, isProviderOrder, type OrderRow, setProven } from '../orders/tables.ts'
import type { PaymentServices } from '../payment-services.ts'
import { settle } from './settle.ts'

export interface Proof {
	razorpay_order_id: string
	razorpay_payment_id: string
	razorpay_signature: string
}

interface Verified {
	userId: string
	isSession: boolean
	language: Language
	refusal: Extract<ErrorCode, 'payment.not-verified' | 'payment.session-not-verified'>
}

/**
 * Takes a payment that the buyer's browser tells of. The signature is checked over the stored order id of the caller's own order; then the
 * provider is asked what was paid.
 *
 * When the provider is away the proof is kept and the payment is settled later: the buyer is told not to pay again.
 *
 * @throws AppError `refusal` for what is forged, empty, of somebody else or of another order: nothing has changed then
 */
export async function verifyPayment(
	services: PaymentServices,
	proof: Proof,
	{ userId, isSession, language, refusal }: Verified,
): Promise<PaymentSuccess> {
	const { database, provider, now } = services
	const { razorpay_payment_id: paymentId, razorpay_signature: signature } = proof
	const order = await findOrder(database.db, isProviderOrder(proof.razorpay_order_id))
	const isOwn = order?.userId === userId && (order.kind === 'session') === isSession
	if (!provider || !order?.providerOrderId || !isOwn) throw new AppError(refusal)
	if (!provider.isSignedPayment(order.providerOrderId, paymentId, signature)) throw new AppError(refusal)
	const payment = await findOrAway(provider, paymentId)
	if (payment === 'away') {
		await setProven(database.db, order.id, paymentId, now())
	} else {
		if (payment.orderId !== order.providerOrderId) throw new AppError(refusal)
		await settle(services, { order: isOrder(order.id), payment, by: 'provider:verify' })
	}
	return presentSuccess(services, await stillThere(services, order), language)
}

/** What is only authorised is captured: the buyer has done all that a buyer can do. */
async function findOrAway(provider: PaymentProvider, paymentId: string): Promise<ProviderPayment | 'away'> {
	try {
		const payment = await provider.findPayment(paymentId)
		return payment.status === 'authorized' ? await provider.capture(payment) : payment
	} catch (error) {
		// A signed payment that the provider does not know, or will not capture yet: the job asks again.
		if (error instanceof ProviderFailure) return 'away'
		throw error
	}
}

async function stillThere({ database }: PaymentServices, { id }: OrderRow): Promise<OrderRow> {
	const order = await findOrder(database.db, isOrder(id))
	if (!order) throw new Error(`The order ${id} has gone.`)
	return order
}
