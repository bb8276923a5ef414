import { brand } from '@aravalli/shared/brand'
import type { CheckoutOrder, PaymentSuccess } from '@aravalli/shared/payments/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useCheckout } from '../payments/public.tsx'
import { messages as bookingMessages } from './messages.en.ts'
import type { SessionForm } from './session-form.ts'

type SessionOrder = CheckoutOrder & { user: { name: string; email: string; phone: string } }

interface SessionCheckout {
	form: SessionForm
	onSuccess: (success: PaymentSuccess) => void
	onFailure: () => void
}

/** Is the checkout of one session: creating its order holds the slot, and paying books it. */
export function useSessionCheckout({ form, onSuccess, onFailure }: SessionCheckout) {
	const m = useMessages(bookingMessages)
	const language = useLanguage()
	const api = useApi()
	const queryClient = useQueryClient()
	const checkout = useCheckout<SessionOrder>({
		createOrder: async () => (await api('POST /api/payment/session-payment', { body: { sessionData: form } })).data,
		verify: async (proof) =>
			(await api('POST /api/payment/verify-session', { body: { ...proof, sessionData: { ...form } } })).data,
		describe: ({ user: { name, email, phone } }) => ({
			name: brand.name[language],
			description: m.payment.what,
			notes: { sessionType: form.sessionType, date: form.preferredDate, time: form.preferredTime },
			prefill: { name, email, contact: phone },
		}),
		onSuccess: (success) => {
			void queryClient.invalidateQueries({ queryKey: ['GET /api/session-bookings'] })
			onSuccess(success)
		},
		onFailure,
	})
	return { checkout, failure: checkout.failure }
}
