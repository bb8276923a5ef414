/**
 * Asks the provider what it knows of our orders: whoever paid and closed the browser, whose confirmation was lost, or whose server died, gets what
 * was paid for. It also lapses what was not paid in time, and reminds the provider of refunds.
 */
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { type PaymentProvider, ProviderFailure } from '../../../platform/payments/payment-provider.ts'
import { lapse, lapseOrders } from '../orders/lapse-orders.ts'
import { isOrder, lockOrder, setNextCheck, takeOrdersToCheck } from '../orders/tables.ts'
import type { PaymentServices } from '../payment-services.ts'
import { sendRefund } from '../refunds/send-refund.ts'
import { listWaitingRefunds } from '../refunds/tables.ts'
import { nextCheck } from './next-check.ts'
import { settle } from './settle.ts'

export const reconcileJob = defineJob<Record<string, never>>('payments.reconcile')

const AT_ONCE = 20
/** A refund that waits longer may have lost its job; a sent one is asked about. */
const REFUND_WAITS_MILLISECONDS = 10 * 60_000

export async function reconcile(services: PaymentServices): Promise<void> {
	await lapseOrders(services)
	await remindOfRefunds(services)
	const { provider } = services
	if (provider) await askAboutOrders(services, provider)
}

async function askAboutOrders(services: PaymentServices, provider: PaymentProvider): Promise<void> {
	for (;;) {
		const taken = await takeOrdersToCheck(services.database.db, services.now(), AT_ONCE)
		const answers = await Promise.allSettled(taken.map((order) => askAboutOrder(services, provider, order)))
		const failed = answers.find((answer) => answer.status === 'rejected')
		if (failed && !(failed.reason instanceof ProviderFailure)) throw failed.reason
		// It is away: these orders have their next turn in a minute, and so have the others.
		if (failed || taken.length < AT_ONCE) return
	}
}

interface TakenOrder {
	id: string
	providerOrderId: string
	createdAt: Date
}

async function askAboutOrder(
	services: PaymentServices,
	provider: PaymentProvider,
	{ id, providerOrderId, createdAt }: TakenOrder,
): Promise<void> {
	const { database, now, reconcile: settings } = services
	for (const told of await provider.listPayments(providerOrderId)) {
		const payment = told.status === 'authorized' ? await provider.capture(told) : told
		await settle(services, { order: isOrder(id), payment, by: 'provider:asked' })
	}
	const checkAt = nextCheck(createdAt, now(), settings.everySeconds)
	if (checkAt === null) await endOrder(services, id)
	await setNextCheck(database.db, id, checkAt)
}

/** Nobody would learn of a payment of it any more, so it is not offered for payment again. */
async function endOrder(services: PaymentServices, id: string): Promise<void> {
	await services.database.transaction(async (tx) => {
		const order = await lockOrder(tx, isOrder(id))
		if (order?.status === 'open') await lapse(services, tx, order, 'it was not paid within five days')
	})
}

/** Tries again what has waited long: its job may have been given up. One failure of the provider is enough for this turn. */
async function remindOfRefunds(services: PaymentServices): Promise<void> {
	const before = new Date(services.now().getTime() - REFUND_WAITS_MILLISECONDS)
	for (const { id } of await listWaitingRefunds(services.database.db, before, AT_ONCE)) {
		const isAway = await sendRefund(services, { refundId: id }).then(() => false, isProviderAway)
		if (isAway) return
	}
}

function isProviderAway(error: unknown): true {
	if (error instanceof ProviderFailure) return true
	throw error
}
