/**
 * Buys again and again while everything that can happen to a payment happens to it: answers are lost with the server, the window is closed, the browser
 * tells of it twice, late or never, and so does the provider.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { webhookModes } from '../../../server/src/platform/payments/sandbox/planned-events.ts'
import { type Asked, ask, type Buyer } from './buyers.ts'
import type { Chance } from './fault-settings.ts'
import type { KilledProduct } from './killed-product.ts'

interface Wish {
	path: string
	body: Record<string, string | number>
}

const courses: Wish[] = [
	{ path: 'create-order', body: { courseId: 'foundation-course', amount: 135 } },
	{ path: 'create-order', body: { courseId: 'mains-answer-course', amount: 127.5 } },
	{ path: 'create-order', body: { courseId: 'complete-ras-course', amount: 120 } },
]
const plans: Wish[] = [
	{ path: 'evaluation-plan/create-order', body: { planId: 'monthly', amount: 799 } },
	{ path: 'evaluation-plan/create-order', body: { planId: 'three-months', amount: 2199 } },
]

export interface Shop {
	product: KilledProduct
	chance: Chance
	/** Is given back 0 when enough has been paid. */
	left: { payments: number }
}

/** Nothing takes so long but what does not work at all. */
const PATIENCE_MILLISECONDS = 120_000

/** Asks until there is an answer: a browser whose server has gone asks again. */
async function insist({ product }: Shop, buyer: Buyer, path: string, body: object): Promise<Asked> {
	const deadline = Date.now() + PATIENCE_MILLISECONDS
	for (let last = ''; ; ) {
		const answer = await product
			.origin()
			.then((origin) => ask(origin, buyer, path, body))
			.catch(() => null)
		if (answer && answer.status < 500) return answer
		last = answer?.body.message ?? last
		if (Date.now() > deadline) throw new Error(`${path} has not been answered: ${last}`)
		await pause(50)
	}
}

export async function buyAgainAndAgain(shop: Shop, buyer: Buyer): Promise<void> {
	while (shop.left.payments > 0) {
		const orderId = await order(shop, buyer)
		if (orderId) await payFor(shop, buyer, orderId)
		else await pause(20)
	}
}

/** Null where it is not sold to this learner any more. */
async function order(shop: Shop, buyer: Buyer): Promise<string | null> {
	const { path, body } = shop.chance.oneOf(shop.chance.happens(0.15) ? plans : courses)
	const send = (amount: unknown) => insist(shop, buyer, `/api/payment/${path}`, { ...body, amount, currency: 'INR' })
	const first = await send(body.amount)
	// The early price may be gone: the learner looks at the new one and agrees.
	const answer = first.body.details?.amount ? await send(first.body.details.amount) : first
	return answer.status === 200 ? String(answer.body.data?.orderId) : null
}

async function payFor(shop: Shop, buyer: Buyer, orderId: string): Promise<void> {
	const { chance, left } = shop
	const method = chance.oneOf(['card', 'upi', 'netbanking'])
	const pay = (outcome: string) =>
		insist(shop, buyer, '/payment-sandbox/pay', {
			orderId,
			method,
			outcome,
			webhook: chance.oneOf(webhookModes),
			...(outcome === 'late' && { afterSeconds: 1 + chance.upTo(5) }),
		})
	if (chance.happens(0.1)) await pay('failed')
	if (chance.happens(0.1)) {
		// It may come after somebody has paid this order, or die with the server: it is not counted on.
		await pay('late')
		return
	}
	const { status, body } = await pay('paid')
	// The answer was lost with the server, and the order is paid: the browser has nothing to tell.
	if (status !== 200) return
	left.payments -= 1
	await tell(shop, buyer, body)
}

async function tell(shop: Shop, buyer: Buyer, proof: object): Promise<void> {
	const { chance } = shop
	if (chance.happens(0.3)) return
	if (chance.happens(0.2)) await pause(chance.upTo(500))
	const times = chance.happens(0.3) ? 3 : 1
	await Promise.all(Array.from({ length: times }, () => insist(shop, buyer, '/api/payment/verify', proof)))
}
