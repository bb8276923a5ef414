import { formatDay } from '@aravalli/shared/format-day'
import { indiaDay } from '@aravalli/shared/india-time'
import { formatRupees } from '@aravalli/shared/money'
import type { HistoryPayment } from '@aravalli/shared/payments/contract'
import { REFUND_REASON_MAX_LENGTH, refundReasonProblem } from '@aravalli/shared/payments/payment'
import { useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useForm } from '#web/lib/use-form.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { RuledArea } from '#web/ui/ruled-area.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { forgetPrices } from '../forget-prices.ts'
import { paiseOf } from '../prices.ts'
import css from './history-panel.module.css'
import { messages as historyMessages } from './messages.en.ts'

interface RefundDialogProps {
	payment: HistoryPayment
	/** Is where a sign-in leads back to. */
	page: string
	onClose: () => void
}

const policy = { to: '/refund-policy' }

/** Asks why, and sends the request; an administrator decides. */
export function RefundDialog({ payment, page, onClose }: RefundDialogProps) {
	const { refund: m } = useMessages(historyMessages)
	const language = useLanguage()
	const api = useSignedInApi(page)
	const queryClient = useQueryClient()
	const { show } = useToast()
	const { form, problems, refused, failure, isSending } = useForm<'reason', keyof typeof m.problems>({
		check: ({ reason }) => ({ reason: refundReasonProblem(reason) }),
		send: async ({ reason }) => {
			const params = { paymentId: payment._id }
			const { message } = await api('POST /api/payment/:paymentId/refund-request', { params, body: { reason } })
			forgetPrices(queryClient)
			onClose()
			show({ title: message, kind: 'ok' })
		},
	})
	const until = payment.refundableUntil && formatDay(indiaDay(new Date(payment.refundableUntil)), language)
	const problem = problems.reason && m.problems[problems.reason]
	return (
		<Modal title={m.title} isHeld={isSending} onClose={onClose}>
			<p className={css.asked}>
				<strong>{payment.title}</strong>
				<span>{formatRupees(paiseOf(payment.amount))}</span>
			</p>
			<p>
				{m.rule} {until && m.until(until)} <PageLink link={policy}>{m.policy}</PageLink>
			</p>
			<form {...form} className={css.form}>
				<Field label={m.reason} error={problem ?? refused.reason}>
					{(control) => (
						<RuledArea {...control} name="reason" isLocked={isSending} maxLength={REFUND_REASON_MAX_LENGTH} />
					)}
				</Field>
				<FormFailure message={failure && (failure === 'away' ? m.away : failure.message)} />
				<SubmitButton isBusy={isSending} busyLabel={m.sending}>
					{m.send}
				</SubmitButton>
			</form>
		</Modal>
	)
}
