import { slotId } from '@aravalli/shared/expert-sessions/slots'
import { paymentsContract } from '@aravalli/shared/payments/contract'
import type { FastifyInstance } from 'fastify'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { buy, type PaymentServices } from '../payments/public.ts'
import { cleanSession } from './clean-session.ts'
import { listSessionTypes } from './session-types.ts'
import { storePendingBooking } from './store-pending-booking.ts'

const KEY = 'POST /api/payment/session-payment'
const contract = { [KEY]: paymentsContract[KEY] }

const failed = 'payment.session-order-failed' as const

/** Opens the order for a session: the slot is held and the form is kept in the transaction that stores it. */
export function sessionPaymentRoute(app: FastifyInstance, services: PaymentServices): void {
	mountContract(app, contract, {
		[KEY]: async ({ body, viewer: { userId }, language }) => {
			const data = cleanSession(body.sessionData, await listSessionTypes(services.database.db))
			const now = services.now()
			const bought = await buy(
				services,
				{
					kind: 'session',
					userId,
					itemId: slotId(data),
					asked: null,
					alongside: (tx, orderId) => storePendingBooking(tx, { orderId, userId, data, now }),
				},
				{ language, failed },
			)
			if ('granted' in bought) throw new Error('A session is never free.')
			const { title: _, ...order } = bought.opened
			const { name, email, phone } = data
			return { data: { ...order, user: { name, email, phone } } }
		},
	})
}
