import { type Learner, signInAgain } from './learner-api.ts'
import { origin } from './this-product.ts'

async function ask({ cookie, origin: at }: Learner, path: string, body: object) {
	const headers = { cookie, origin: at, 'content-type': 'application/json' }
	const answer = await fetch(`${at}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
	if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
	return answer.json()
}

/** Buys the foundation course for ₹135 in the sandbox, as the pages do. @returns the payment's id */
export async function buyCourse(email: string, at = origin): Promise<string> {
	const learner = await signInAgain(at, email)
	const order = { courseId: 'foundation-course', amount: 135, currency: 'INR' }
	const { data } = await ask(learner, '/api/payment/create-order', order)
	const paid = await ask(learner, '/payment-sandbox/pay', { orderId: data.orderId, method: 'upi', outcome: 'paid' })
	return (await ask(learner, '/api/payment/verify', paid)).data.paymentId
}

/** Asks for the money back. */
export async function askForRefund(email: string, paymentId: string, reason: string): Promise<void> {
	await ask(await signInAgain(origin, email), `/api/payment/${paymentId}/refund-request`, { reason })
}

/** Takes the free trial: one answer is evaluated. */
export async function takeTrial(email: string, at = origin): Promise<Learner> {
	const learner = await signInAgain(at, email)
	await ask(learner, '/api/payment/evaluation-plan/create-order', { planId: 'trial', amount: 0, currency: 'INR' })
	return learner
}

/** Buys the first plan of evaluation that has no number of answers, in the sandbox. */
export async function buyPlan(learner: Learner): Promise<void> {
	const { data: plans } = await (await fetch(`${learner.origin}/api/evaluation-plans`)).json()
	const plan = plans.find(({ isTrial, isClosed }: { isTrial: boolean; isClosed: boolean }) => !isTrial && !isClosed)
	const order = { planId: plan.planId, amount: plan.discountedPrice, currency: 'INR' }
	const { data } = await ask(learner, '/api/payment/evaluation-plan/create-order', order)
	const paid = await ask(learner, '/payment-sandbox/pay', { orderId: data.orderId, method: 'upi', outcome: 'paid' })
	await ask(learner, '/api/payment/verify', paid)
}
