/**
 * Remembers in this browser which payments were begun here, until it is known what became of them: after a reload, a browser that was
 * closed, or in a second tab, the pages with purchases ask for them and say one true sentence (money-notice.tsx).
 */
import { paymentTerms } from '@aravalli/shared/policy-terms'
import type { CheckoutProof } from './razorpay.ts'
import { openOrders } from './stored.ts'

export interface OpenOrder {
	orderId: string
	/** Somebody else who is signed in here is told nothing of it. */
	userId: string
	/** Says what is being bought, as the learner has seen it. */
	title: string
	/** Is milliseconds since 1970. */
	begunAt: number
	/** The learner has left the checkout and knows it: only a payment that arrives all the same is worth a word. */
	isLeft: boolean
	/** The provider has reported a payment that the server may not know of yet. */
	proof: CheckoutProof | null
}

/** Nobody looks for a payment any longer than the server does. */
const LIFE_MILLISECONDS = paymentTerms.reconcileDays * 86_400_000

/** Are those that a checkout of this page takes care of itself. */
const inHand = new Set<string>()
const listeners = new Set<() => void>()

function changed() {
	for (const listener of listeners) listener()
}

export function rememberOrder(order: OpenOrder): void {
	inHand.add(order.orderId)
	write(order)
}

/** Changes what is known of it; one that has been forgotten stays so. */
export function noteOrder(orderId: string, change: Partial<Pick<OpenOrder, 'isLeft' | 'proof'>>): void {
	const known = findOrder(orderId)
	if (known) write({ ...known, ...change })
}

export function forgetOrder(orderId: string): void {
	inHand.delete(orderId)
	openOrders.remove(orderId)
	changed()
}

/** Leaves it to the notice of the pages. */
export function letGoOfOrder(orderId: string): void {
	inHand.delete(orderId)
	changed()
}

function write({ orderId, ...rest }: OpenOrder) {
	openOrders.writeJson(rest, orderId)
	changed()
}

/** Lists what a viewer has begun here and nobody takes care of, the newest first; what is too old is forgotten. */
export function ordersToAskFor(userId: string, now: number): OpenOrder[] {
	const known = openOrders.parts().flatMap((orderId) => findOrder(orderId) ?? [])
	for (const order of known) if (now - order.begunAt > LIFE_MILLISECONDS) openOrders.remove(order.orderId)
	return known
		.filter((order) => order.userId === userId && !inHand.has(order.orderId))
		.filter((order) => now - order.begunAt <= LIFE_MILLISECONDS)
		.toSorted((a, b) => b.begunAt - a.begunAt)
}

/** Hears of changes here and in other tabs. @returns how to stop */
export function onOrdersChanged(listener: () => void): () => void {
	listeners.add(listener)
	const stop = openOrders.onChangedElsewhere(listener)
	return () => {
		listeners.delete(listener)
		stop()
	}
}

/** What is stored may have been written by an older version, or by anybody. */
export function findOrder(orderId: string): OpenOrder | null {
	const stored = openOrders.readJson(orderId)
	if (typeof stored !== 'object' || stored === null) return null
	const { userId, title, begunAt, isLeft, proof } = stored as Partial<OpenOrder>
	if (typeof userId !== 'string' || typeof title !== 'string' || typeof begunAt !== 'number') return null
	return { orderId, userId, title, begunAt, isLeft: isLeft === true, proof: isProof(proof) ? proof : null }
}

function isProof(value: unknown): value is CheckoutProof {
	const names: (keyof CheckoutProof)[] = ['razorpay_order_id', 'razorpay_payment_id', 'razorpay_signature']
	return (
		typeof value === 'object' && value !== null && names.every((name) => typeof Reflect.get(value, name) === 'string')
	)
}
