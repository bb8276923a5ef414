/** Finds out, on a later visit, what became of an order that was begun in this browser; `open-order-row.tsx` says it. */
import type { PaymentSuccess } from '@aravalli/shared/payments/contract'
import { ApiError, needsSignIn } from '#web/lib/api.ts'
import { confirmPayment, followOrder, type OrderStanding, type Pause } from './follow-order.ts'
import type { OpenOrder } from './open-orders.ts'
import type { CheckoutProof } from './razorpay.ts'

/** Somebody who has left the checkout may still approve the payment in an app for UPI. */
const LATE_MILLISECONDS = 20 * 60_000

interface SettleSteps {
	ask(): Promise<OrderStanding>
	verify(kind: OrderStanding['kind'], proof: CheckoutProof): Promise<PaymentSuccess>
	onStanding(standing: OrderStanding): void
	/** The server has decided against what the provider had reported here. */
	onProofRefused(): void
	pause: Pause
	now(): number
}

/**
 * Ends when there is nothing more to wait for.
 *
 * @throws ApiError where nobody is signed in any more, or where the viewer has no such order; what `pause` throws
 */
export async function settleOrder(order: OpenOrder, steps: SettleSteps): Promise<void> {
	const { ask, onStanding, pause, now } = steps
	const first = await followOrder({ ask, isOver: () => true, onStanding, pause })
	if (order.proof && isUndecided(first) && (await verifyAgain(order.proof, first, steps))) return
	const isPast = () => order.isLeft && now() - order.begunAt > LATE_MILLISECONDS
	const isOver = (standing: OrderStanding) => !isUndecided(standing) || (standing.state === 'open' && isPast())
	if (!isOver(first)) await followOrder({ ask, isOver, onStanding, pause })
}

export const isUndecided = ({ state }: OrderStanding): boolean => state === 'open' || state === 'confirming'

/** @returns whether the server has taken the proof */
async function verifyAgain(proof: CheckoutProof, first: OrderStanding, steps: SettleSteps): Promise<boolean> {
	const { verify, ask, onStanding, pause, onProofRefused } = steps
	const onConfirming = () => onStanding({ ...first, state: 'confirming' })
	onConfirming()
	try {
		const again = (given: CheckoutProof) => verify(first.kind, given)
		const success = await confirmPayment({ proof, verify: again, ask, onConfirming, pause })
		onStanding({ ...first, state: success.state, success })
		return true
	} catch (error) {
		const isSignedOut: boolean = needsSignIn(error)
		if (!(error instanceof ApiError) || isSignedOut) throw error
		onProofRefused()
		onStanding(first)
		return false
	}
}
