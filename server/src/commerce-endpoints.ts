/** Puts together all that is sold: who sells it, with whom it is paid for, and who may call what. */
import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'
import { findBuyer, findLanguage, findRecipient } from './features/accounts/public.ts'
import { courseSeller } from './features/courses/course-seller.ts'
import { mentorshipRoutes } from './features/evaluation-plans/mentorship/routes.ts'
import { planSeller } from './features/evaluation-plans/plan-seller.ts'
import { evaluationPlanRoutes } from './features/evaluation-plans/routes.ts'
import { createSessionSeller } from './features/expert-sessions/public.ts'
import { sessionAvailabilityRoutes, sessionBookingRoutes } from './features/expert-sessions/routes.ts'
import { sessionPaymentRoute } from './features/expert-sessions/session-payment-route.ts'
import { moneyDeskRoutes } from './features/payments/desk/routes.ts'
import { findPaymentIds, type PaymentServices, requestRefundOfOrder } from './features/payments/public.ts'
import { paymentRoutes } from './features/payments/routes.ts'
import { webhookRoute } from './features/payments/webhook-route.ts'
import { workForPayments } from './features/payments/work-for-payments.ts'
import { receiptRoutes } from './features/receipts/routes.ts'
import type { Transaction } from './platform/database/open-database.ts'
import { accessGroup } from './platform/http/access.ts'
import { createPaymentProvider } from './platform/payments/create-payment-provider.ts'
import type { Services } from './services.ts'

interface CommerceSettings {
	env: Env
	services: Services
	now: () => Date
}

/** Call it among the endpoints, and before the jobs start. */
export async function mountCommerce(endpoints: FastifyInstance, settings: CommerceSettings): Promise<void> {
	const { env, services, now } = settings
	const paying = await payingServices(endpoints, settings)
	workForPayments(paying, { ...services, pdf: services.bookPdf, origin: env.appOrigin, findRecipient })
	await endpoints.register(
		accessGroup('public', async (open) => {
			evaluationPlanRoutes(open, services.database, now)
			sessionAvailabilityRoutes(open, services.database, now)
			await open.register(accessGroup('public', (webhook) => webhookRoute(webhook, paying)))
		}),
	)
	await endpoints.register(
		accessGroup('learner', (learner) => {
			paymentRoutes(learner, paying)
			mentorshipRoutes(learner, services.database, now)
			sessionPaymentRoute(learner, paying)
			sessionBookingRoutes(learner, sessionServices(settings, paying))
			receiptRoutes(learner, { ...services, origin: env.appOrigin })
		}),
	)
	await endpoints.register(accessGroup('admin', (admin) => moneyDeskRoutes(admin, paying)))
}

/** Is what expert sessions need of accounts and payments. */
const sessionServices = ({ env, services, now }: CommerceSettings, paying: PaymentServices) => ({
	...services,
	origin: env.appOrigin,
	now,
	findLanguage,
	findPaymentIds,
	requestRefund: (tx: Transaction, asked: { orderId: string; reason: string }) =>
		requestRefundOfOrder(paying, tx, asked),
})

async function payingServices(
	endpoints: FastifyInstance,
	{ env, services, now }: CommerceSettings,
): Promise<PaymentServices> {
	const { database, jobs } = services
	const { reconcileSeconds, reconcileAfterSeconds } = env.payments
	return {
		database,
		jobs,
		log: endpoints.log,
		provider: await createPaymentProvider(endpoints, { database, jobs, settings: env.payments }),
		sellers: [courseSeller, planSeller, createSessionSeller(services)],
		findBuyer,
		gst: env.gst,
		reconcile: { everySeconds: reconcileSeconds, afterSeconds: reconcileAfterSeconds },
		now,
	}
}
