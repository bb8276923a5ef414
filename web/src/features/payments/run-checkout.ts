/** Leads through one purchase, from the press of the button to what became of the money; `use-checkout.ts` shows how far it is. */
import type { CheckoutOrder, PaymentSuccess } from '@aravalli/shared/payments/contract'
import { ApiError, needsSignIn } from '#web/lib/api.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { confirmPayment, followOrder, type OrderStanding, type Pause } from './follow-order.ts'
import type { messages } from './messages.en.ts'
import type { CheckoutOutcome, CheckoutWords } from './open-checkout.ts'
import type { OpenOrder } from './open-orders.ts'
import type { CheckoutProof } from './razorpay.ts'

/**
 * - `open`: the provider's checkout lies over the page.
 * - `verifying`: the provider has reported a payment.
 * - `confirming`: it takes longer; the money is on its way, and nobody is to pay again.
 * - `checking`: the checkout was closed, and what became of the money is being asked for.
 * - `error`: it has come to nothing and can be begun again, as from `idle`.
 */
export type CheckoutState =
	| 'idle'
	| 'processing'
	| 'open'
	| 'verifying'
	| 'confirming'
	| 'checking'
	| 'success'
	| 'error'

/** Says why a purchase came to nothing, in the reader's language. */
export class CheckoutFailure extends Error {
	/** Is '' where the server has refused nothing. */
	readonly code: string

	constructor(message: string, code = '') {
		super(message)
		this.name = 'CheckoutFailure'
		this.code = code
	}
}

export interface CheckoutSteps<Order extends CheckoutOrder> {
	/** Is null for nobody. */
	userId: string | null
	createOrder(): Promise<Order | PaymentSuccess>
	describe(order: Order): CheckoutWords
	/** Asks for what `open` needs, so that it is there by then. */
	prepare(order: Order): void
	open(order: Order, words: CheckoutWords): Promise<CheckoutOutcome>
	verify(proof: CheckoutProof): Promise<PaymentSuccess>
	ask(orderId: string): Promise<OrderStanding>
	onState(state: CheckoutState): void
	orders: {
		/** Finds what was begun here before. */
		find(orderId: string): OpenOrder | null
		remember(order: OpenOrder): void
		note(orderId: string, change: Partial<Pick<OpenOrder, 'isLeft' | 'proof'>>): void
		forget(orderId: string): unknown
		letGo(orderId: string): void
	}
	texts: (typeof messages)['checkout']
	pause: Pause
	now(): number
}

/** @throws CheckoutFailure where it has come to nothing; what `pause` throws where nobody waits for it any more */
export async function runCheckout<Order extends CheckoutOrder>(steps: CheckoutSteps<Order>): Promise<PaymentSuccess> {
	const { userId, texts, orders, onState } = steps
	if (!userId) throw new CheckoutFailure(texts.signIn, 'access.sign-in-to-pay')
	onState('processing')
	const made = await orderOrFailure(steps)
	if (!isOrder(made)) return made
	const { orderId } = made
	const words = steps.describe(made)
	const proof = orders.find(orderId)?.proof ?? null
	orders.remember({ orderId, userId, title: words.description, begunAt: steps.now(), isLeft: false, proof })
	steps.prepare(made)
	try {
		const paid = await paidBefore(steps, orderId, proof)
		if (paid) return paid
		const outcome = await openOrFailure(steps, made, words)
		return outcome.proof ? await confirm(steps, orderId, outcome.proof) : await afterLeaving(steps, orderId, outcome)
	} finally {
		orders.letGo(orderId)
	}
}

/** What is free is granted at once, without an order at the provider. */
const isOrder = <Order extends CheckoutOrder>(made: Order | PaymentSuccess): made is Order => 'razorpayKeyId' in made

async function orderOrFailure<Order extends CheckoutOrder>({ createOrder, texts }: CheckoutSteps<Order>) {
	try {
		return await createOrder()
	} catch (error) {
		if (error instanceof ApiError) throw new CheckoutFailure(error.message || texts.noOrder, error.code)
		logFailure('no order could be made', error)
		throw new CheckoutFailure(texts.generic)
	}
}

/** Whoever pays is not kept waiting for long by a question that seldom matters: the checkout itself refuses an order that was paid. */
export const PATIENCE_MILLISECONDS = 3000

/**
 * The order that is open may have been paid a moment ago, in another tab, on another device or before a reload: nobody is led to pay for
 * it once more.
 */
async function paidBefore<Order extends CheckoutOrder>(
	steps: CheckoutSteps<Order>,
	orderId: string,
	proof: CheckoutProof | null,
): Promise<PaymentSuccess | null> {
	if (proof) return confirm(steps, orderId, proof)
	const asked = steps.ask(orderId).catch(() => null)
	const standing = await Promise.race([asked, steps.pause(PATIENCE_MILLISECONDS).then(() => null)])
	if (standing?.state !== 'confirming') return null
	steps.onState('confirming')
	const { ask, pause, orders } = steps
	const isOver = ({ state }: OrderStanding) => state !== 'confirming'
	const { success } = await followOrder({ ask: () => ask(orderId), isOver, pause })
	if (success) orders.forget(orderId)
	return success
}

async function openOrFailure<Order extends CheckoutOrder>(
	{ open, texts, orders }: CheckoutSteps<Order>,
	order: Order,
	words: CheckoutWords,
): Promise<CheckoutOutcome> {
	try {
		return await open(order, words)
	} catch (error) {
		orders.forget(order.orderId)
		logFailure('the checkout could not be opened', error)
		throw new CheckoutFailure(texts.noGateway)
	}
}

async function confirm<Order extends CheckoutOrder>(
	{ verify, ask, orders, onState, pause, texts }: CheckoutSteps<Order>,
	orderId: string,
	proof: CheckoutProof,
): Promise<PaymentSuccess> {
	orders.note(orderId, { proof })
	onState('verifying')
	const onConfirming = () => onState('confirming')
	try {
		const success = await confirmPayment({ proof, verify, ask: () => ask(orderId), onConfirming, pause })
		orders.forget(orderId)
		return success
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		const isSignedOut: boolean = needsSignIn(error)
		// After the sign-in the notice of the pages goes on with it.
		if (isSignedOut) throw new CheckoutFailure(texts.confirmAfterSignIn, error.code)
		orders.note(orderId, { proof: null, isLeft: true })
		throw new CheckoutFailure(error.message || texts.notVerified, error.code)
	}
}

/** The checkout was closed without a payment that it reports: there may be one all the same, from another tab or from an app for UPI. */
async function afterLeaving<Order extends CheckoutOrder>(
	{ ask, orders, onState, pause, texts }: CheckoutSteps<Order>,
	orderId: string,
	{ failure }: { failure: string | null },
): Promise<PaymentSuccess> {
	orders.note(orderId, { isLeft: true })
	onState('checking')
	const onStanding = ({ state }: OrderStanding) => {
		if (state !== 'confirming') return
		orders.note(orderId, { isLeft: false })
		onState('confirming')
	}
	const isOver = ({ state }: OrderStanding) => state !== 'confirming'
	const { state, success } = await followOrder({ ask: () => ask(orderId), isOver, onStanding, pause }).catch(
		(error) => {
			throw error instanceof ApiError ? new CheckoutFailure(error.message || texts.cancelled, error.code) : error
		},
	)
	if (success) {
		orders.forget(orderId)
		return success
	}
	if (state === 'refunding' || state === 'refunded') throw new CheckoutFailure(texts.refunding)
	throw new CheckoutFailure(failure === null ? texts.cancelled : texts.failed(failure))
}
