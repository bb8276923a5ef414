import { moneyDeskContract } from '@aravalli/shared/payments/admin-contract'
import type { FastifyInstance } from 'fastify'
import { mountContract } from '../../../platform/http/mount-contract.ts'
import type { PaymentServices } from '../payment-services.ts'
import { readAmount } from '../read-amount.ts'
import { refundPayment } from '../refunds/refund-payment.ts'
import { declineRefund } from './decline-refund.ts'
import { getPayment } from './get-payment.ts'
import { giveAccess } from './give-access.ts'
import { listBookings, listSubscriptions } from './list-given.ts'
import { listOrders, listPayments, listRefunds } from './list-money.ts'

/** Serves ADMIN, who looks after money and what it gives. */
export function moneyDeskRoutes(app: FastifyInstance, services: PaymentServices): void {
	const { database, now } = services
	mountContract(app, moneyDeskContract, {
		'GET /api/admin/orders': ({ query, language }) => listOrders(database, { ...query, language }),
		'GET /api/admin/payments': ({ query, language }) => listPayments(database, { ...query, language }),
		'GET /api/admin/refunds': ({ query, language }) => listRefunds(database, { ...query, language }),
		'GET /api/admin/bookings': ({ query, language }) => listBookings(database, { ...query, language }, now()),
		'GET /api/admin/subscriptions': ({ query, language }) => listSubscriptions(database, { ...query, language }, now()),
		'POST /api/admin/subscriptions': async ({ body, viewer }) => ({
			data: await giveAccess(services, { ...body, reason: body.reason.trim(), adminId: viewer.userId }),
		}),
		'GET /api/admin/payments/:paymentId': async ({ params, language }) => ({
			data: await getPayment(services, params.paymentId, language),
		}),
		'POST /api/admin/payments/:paymentId/refund': async ({ params, body, viewer }) => {
			const { amount, refundedAmount } = body
			const refundId = await refundPayment(services, {
				paymentId: params.paymentId,
				amountPaise: amount === undefined ? null : readAmount(amount),
				refundedBefore: refundedAmount === undefined ? undefined : readAmount(refundedAmount, 'refundedAmount'),
				reason: body.reason.trim(),
				adminId: viewer.userId,
			})
			return { data: { refundId } }
		},
		'POST /api/admin/payments/:paymentId/decline-refund': async ({ params, body, viewer }) => {
			const { paymentId } = params
			await declineRefund(services, { paymentId, answer: body.answer.trim(), adminId: viewer.userId })
			return {}
		},
	})
}
