import type { DeskPaymentPage } from '@aravalli/shared/payments/admin-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useToast } from '#web/ui/toast.tsx'
import { messages as moneyMessages } from './messages.en.ts'
import { formatAmount } from './money-words.ts'
import { refreshMoney } from './queries.ts'

/** Refunds once, however often it is sent: only while as much is refunded as was seen. */
export function useRefund(api: ApiClient, { paymentId, refundedAmount }: DeskPaymentPage) {
	const m = useMessages(moneyMessages)
	const { show } = useToast()
	const queryClient = useQueryClient()
	const { mutate, isPending } = useMutation({
		mutationFn: ({ amount, reason }: { amount: number; reason: string }) =>
			api('POST /api/admin/payments/:paymentId/refund', {
				params: { paymentId },
				body: { amount, reason, refundedAmount },
			}),
		onSuccess: (_, { amount }) => show({ title: m.refund.started(formatAmount(amount)), kind: 'ok' }),
		onError: (error) =>
			show({ title: (error instanceof ApiError && error.message) || m.failed, kind: 'error', stays: true }),
		// Also after a failure: the refund may have been made all the same.
		onSettled: () => refreshMoney(queryClient),
	})
	return { refund: mutate, isRefunding: isPending }
}
