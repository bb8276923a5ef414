/**
 * Finds out what became of an order, however long it takes: on a patchy network, and while the provider has not confirmed a payment. It
 * knows no page, so that each way an answer can come is tested without one.
 */
import type { Api } from '@aravalli/shared/api'
import type { PaymentSuccess } from '@aravalli/shared/payments/contract'
import { type Answer, ApiError, needsSignIn } from '#web/lib/api.ts'
import type { CheckoutProof } from './razorpay.ts'

export type OrderStanding = Answer<Api['GET /api/payment/orders/:orderId']>['data']

const FIRST_WAIT_MILLISECONDS = 1000
const LONGEST_WAIT_MILLISECONDS = 30_000

/** Backs off: 1 s, 2 s, 4 s … and every 30 s at last. @param asked how often it has been asked already, from 0 */
export function waitBefore(asked: number): number {
	return Math.min(LONGEST_WAIT_MILLISECONDS, FIRST_WAIT_MILLISECONDS * 2 ** asked)
}

/** Waits. @throws the signal's reason where nobody wants to know any more */
export type Pause = (milliseconds: number) => Promise<void>

/** A server that refuses a proof with these has decided; anything else, such as a lost network, says nothing about the money. */
const refusals = ['payment.not-verified', 'payment.session-not-verified', 'order.not-found']

const isDecided = (error: unknown): boolean =>
	needsSignIn(error) || (error instanceof ApiError && refusals.includes(error.code))

interface Confirming {
	proof: CheckoutProof
	verify(proof: CheckoutProof): Promise<PaymentSuccess>
	ask(): Promise<OrderStanding>
	/** Is called when it takes longer. */
	onConfirming(): void
	pause: Pause
}

/**
 * Tells the server of a payment that the provider has reported, until it has answered what came of it.
 *
 * @throws what the server has decided against it, and ApiError where nobody is signed in any more
 */
export async function confirmPayment({ proof, verify, ask, onConfirming, pause }: Confirming): Promise<PaymentSuccess> {
	const success = await repeat(() => verify(proof), onConfirming, pause)
	if (success.state !== 'confirming') return success
	onConfirming()
	return (
		(await followOrder({ ask, pause, isOver: ({ state }) => state !== 'confirming' && state !== 'open' })).success ??
		success
	)
}

interface Following {
	ask(): Promise<OrderStanding>
	isOver(standing: OrderStanding): boolean
	onStanding?(standing: OrderStanding): void
	pause: Pause
}

/** Asks until it is over, further and further apart. @throws what the server has decided, as above */
export async function followOrder({ ask, isOver, onStanding, pause }: Following): Promise<OrderStanding> {
	for (let asked = 0; ; asked += 1) {
		const standing = await repeat(ask, () => undefined, pause)
		onStanding?.(standing)
		if (isOver(standing)) return standing
		await pause(waitBefore(asked))
	}
}

/** Repeats a call that came to nothing, because nothing follows from that. */
async function repeat<T>(call: () => Promise<T>, onAgain: () => void, pause: Pause): Promise<T> {
	for (let tries = 0; ; tries += 1) {
		try {
			return await call()
		} catch (error) {
			if (isDecided(error)) throw error
		}
		onAgain()
		await pause(waitBefore(tries))
	}
}
