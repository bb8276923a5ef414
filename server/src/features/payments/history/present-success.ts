import type { Language } from '@aravalli/shared/language'
import { rupeesOf } from '@aravalli/shared/money'
import { isCaptured } from '@aravalli/shared/payment-status'
import type { PaymentSuccess } from '@aravalli/shared/payments/contract'
import { findReceiptsOf, receiptNumber } from '../../receipts/public.ts'
import type { OrderRow } from '../orders/tables.ts'
import { type PaymentServices, sellerOf } from '../payment-services.ts'
import type { Granted } from '../seller.ts'
import { listPayments } from '../settling/tables.ts'

/** Says what became of an order that was paid, or whose payment is being confirmed. */
export async function presentSuccess(
	services: PaymentServices,
	order: OrderRow,
	language: Language,
): Promise<PaymentSuccess> {
	const { db } = services.database
	const [granted, payments] = await Promise.all([
		sellerOf(services, order.kind).findGranted(db, order.id, language),
		listPayments(db, [order.id]),
	])
	const payment =
		payments.find(({ id }) => id === order.fulfilledBy) ?? payments.find(({ status }) => isCaptured(status))
	const [receipt] = payment ? await findReceiptsOf(db, [payment.id]) : []
	const { validFrom, validTill } = granted ?? { validFrom: null, validTill: null }
	return {
		paymentId: payment?.id ?? null,
		orderId: order.providerOrderId ?? order.id,
		amount: rupeesOf(order.pricePaise),
		currency: 'INR',
		isFree: order.pricePaise === 0,
		state: order.status === 'paid' ? 'paid' : payment ? 'refunding' : 'confirming',
		...bought(order, granted, language),
		validityInfo:
			validFrom && validTill ? { validFrom: validFrom.toISOString(), validTill: validTill.toISOString() } : null,
		subscriptionId: granted?.subscriptionId ?? null,
		receipt: receipt ? { receiptId: receipt.id, receiptNumber: receiptNumber(receipt.number) } : null,
	}
}

type Bought = Pick<PaymentSuccess, 'course' | 'plan' | 'session'>

function bought({ kind, itemId, title }: OrderRow, granted: Granted | null, language: Language): Bought {
	const item = { id: itemId, title: title[language], accessUntil: granted?.validTill?.toISOString() ?? null }
	if (kind === 'course') return { course: item }
	if (kind === 'evaluation-plan') return { plan: { ...item, planId: itemId } }
	return granted?.session ? { session: granted.session } : {}
}
