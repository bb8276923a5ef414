import { brand } from '@aravalli/shared/brand'
import { logFailure } from '#web/lib/log-failure.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useToast } from '#web/ui/toast.tsx'
import { messages as paymentMessages } from './messages.en.ts'
import { needsSupport } from './needs-support.ts'

/** Shows the same as a `PaymentAlert`, in a red message over the page that stays until it is dismissed, and logs it. */
export function usePaymentToast(): (message: string) => void {
	const { alert: m } = useMessages(paymentMessages)
	const { show } = useToast()
	return (message) => {
		logFailure(m.title, message)
		const support = needsSupport(message, m) ? ` ${m.support(brand.phoneText, brand.email)}` : ''
		show({ title: m.title, text: message + support, kind: 'error' })
	}
}
