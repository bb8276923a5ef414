import { paymentsContract } from '@aravalli/shared/payments/contract'
import type { FastifyInstance } from 'fastify'
import { type Handlers, mountContract } from '../../platform/http/mount-contract.ts'
import { buy } from './buy.ts'
import { listOwnOrders, listOwnPayments } from './history/list-history.ts'
import { getOrderState } from './history/order-state.ts'
import type { PaymentServices } from './payment-services.ts'
import { readAmount } from './read-amount.ts'
import { askForRefund } from './refunds/ask-for-refund.ts'
import { refundAsked } from './refunds/refund-asked.ts'
import { verifiedAnswer } from './settling/verified-answer.ts'
import { verifyPayment } from './settling/verify-payment.ts'

const {
	'POST /api/payment/webhook': _event,
	'POST /api/payment/session-payment': _session,
	...contract
} = paymentsContract

const failed = 'payment.order-failed' as const

export function paymentRoutes(app: FastifyInstance, services: PaymentServices): void {
	mountContract(app, contract, { ...buyingHandlers(services), ...historyHandlers(services) })
}

type BuyingKey =
	| 'POST /api/payment/create-order'
	| 'POST /api/payment/evaluation-plan/create-order'
	| 'POST /api/payment/verify'
	| 'POST /api/payment/verify-session'

function buyingHandlers(services: PaymentServices): Pick<Handlers<typeof contract>, BuyingKey> {
	return {
		'POST /api/payment/create-order': async ({ body: { courseId, amount }, viewer, language }) => {
			const wish = { kind: 'course', userId: viewer.userId, itemId: courseId, asked: readAmount(amount) } as const
			const bought = await buy(services, wish, { language, failed })
			if ('granted' in bought) return { data: bought.granted }
			const { title, ...order } = bought.opened
			return { data: { ...order, course: { id: courseId, title } } }
		},
		'POST /api/payment/evaluation-plan/create-order': async ({ body: { planId, amount }, viewer, language }) => {
			const asked = readAmount(amount)
			const wish = { kind: 'evaluation-plan', userId: viewer.userId, itemId: planId, asked } as const
			const bought = await buy(services, wish, { language, failed })
			if ('granted' in bought) return { data: bought.granted }
			const { title, ...order } = bought.opened
			return { data: { ...order, plan: { planId, title } } }
		},
		'POST /api/payment/verify': async ({ body, viewer: { userId }, language }) => {
			const refusal = 'payment.not-verified'
			return verifiedAnswer(
				await verifyPayment(services, body, { userId, isSession: false, language, refusal }),
				language,
			)
		},
		'POST /api/payment/verify-session': async ({ body, viewer: { userId }, language }) => {
			const refusal = 'payment.session-not-verified'
			return verifiedAnswer(
				await verifyPayment(services, body, { userId, isSession: true, language, refusal }),
				language,
			)
		},
	}
}

function historyHandlers(services: PaymentServices): Omit<Handlers<typeof contract>, BuyingKey> {
	return {
		'GET /api/payment/orders/:orderId': async ({ params: { orderId }, viewer: { userId }, language }) => ({
			data: await getOrderState(services, { orderId, userId, language }),
		}),
		'GET /api/payment/history': async ({ query: { type, status }, viewer: { userId }, language }) => {
			const asked = { userId, language, status }
			if (type === 'orders') return { data: { orders: { data: await listOwnOrders(services, asked) } } }
			return { data: { payments: { data: await listOwnPayments(services, asked) } } }
		},
		'POST /api/payment/:paymentId/refund-request': async ({ params, body, viewer: { userId }, language }) => {
			await askForRefund(services, { paymentId: params.paymentId, userId, reason: body.reason })
			return { success: true, message: refundAsked[language] }
		},
	}
}
