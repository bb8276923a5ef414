/** Opens an order at the provider, or grants at once what is free. */

import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { Paise } from '@aravalli/shared/money'
import { rupeesOf } from '@aravalli/shared/money'
import type { CheckoutOrder, PaymentSuccess } from '@aravalli/shared/payments/contract'
import { presentSuccess } from './history/present-success.ts'
import { grantFree } from './orders/grant-free.ts'
import { type OpenWish, openOrder } from './orders/open-order.ts'
import { reachProvider } from './orders/reach-provider.ts'
import type { Buyer, PaymentServices } from './payment-services.ts'

export interface Opened extends CheckoutOrder {
	title: string
	user: Buyer
}

export type Bought = { opened: Opened } | { granted: PaymentSuccess }

/** @throws AppError what openOrder and reachProvider throw, and `access.sign-in-to-pay` for an account that is just being closed */
export async function buy(
	services: PaymentServices,
	wish: OpenWish & { asked: Paise | null },
	{ language, failed }: { language: Language; failed: 'payment.order-failed' | 'payment.session-order-failed' },
): Promise<Bought> {
	// Nothing is ordered, and nothing held, that nobody can pay.
	if (!services.provider && wish.asked !== 0) throw new AppError('payment.unavailable')
	const user = await services.findBuyer(services.database.db, wish.userId)
	if (!user) throw new AppError('access.sign-in-to-pay')
	const order = await openOrder(services, wish)
	if (order.pricePaise === 0)
		return { granted: await presentSuccess(services, await grantFree(services, order), language) }
	const reached = await reachProvider(services, order, failed)
	const { provider } = services
	return {
		opened: {
			razorpayKeyId: provider?.keyId ?? '',
			amount: rupeesOf(reached.pricePaise),
			currency: 'INR',
			orderId: reached.providerOrderId,
			checkoutUrl: provider?.checkoutUrl ?? '',
			isTestMode: provider?.isTestMode ?? false,
			heldUntil: reached.heldUntil?.toISOString() ?? null,
			title: reached.title[language],
			user,
		},
	}
}
