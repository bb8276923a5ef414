import { brand } from '@aravalli/shared/brand'
import type { CheckoutOrder, PaymentSuccess } from '@aravalli/shared/payments/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useApi } from '#web/lib/use-api.ts'
import { forgetPrices } from './forget-prices.ts'
import type { CheckoutFailure } from './run-checkout.ts'
import { useCheckout } from './use-checkout.ts'

type PurchaseOrder = CheckoutOrder & { user: { name: string; email: string; phoneNumber: string } }

interface Purchase {
	title: string
	notes: Record<string, string>
	createOrder(): Promise<PurchaseOrder | PaymentSuccess>
	onFailure?(failure: CheckoutFailure): void
}

/** Is the checkout of a course or a plan, and what came of it: `success` is to be shown until it is closed. */
export function usePurchase({ title, notes, createOrder, onFailure }: Purchase) {
	const [success, setSuccess] = useState<PaymentSuccess | null>(null)
	const queryClient = useQueryClient()
	const language = useLanguage()
	const api = useApi()
	const checkout = useCheckout<PurchaseOrder>({
		createOrder,
		verify: async (proof) => (await api('POST /api/payment/verify', { body: proof })).data,
		describe: ({ user: { name, email, phoneNumber } }) => ({
			name: brand.name[language],
			description: title,
			notes,
			prefill: { name, email, contact: phoneNumber },
		}),
		onSuccess: (paid) => {
			forgetPrices(queryClient)
			setSuccess(paid)
		},
		onFailure: (failure) => {
			// Whatever was refused, a price or a place, may be another one by now.
			if (failure.code) forgetPrices(queryClient)
			onFailure?.(failure)
		},
	})
	return { checkout, success }
}
