import { formatMoment } from '@aravalli/shared/format-moment'
import type { DeskPaymentPage } from '@aravalli/shared/payments/admin-contract'
import { refundReasonProblem } from '@aravalli/shared/payments/payment'
import { useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { textLanguage } from '#web/lib/text-language.ts'
import { useForm } from '#web/lib/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { messages as moneyMessages } from './messages.en.ts'
import css from './money.module.css'
import { refreshMoney } from './queries.ts'

interface RefundRequestProps {
	api: ApiClient
	paymentId: string
	request: NonNullable<DeskPaymentPage['request']>
}

/** Shows why a learner wants the money back, and what became of it. */
export function RefundRequest({ api, paymentId, request }: RefundRequestProps) {
	const { request: m } = useMessages(moneyMessages)
	const language = useLanguage()
	const { status, answer, reason, createdAt, decidedAt } = request
	const decided = decidedAt ? formatMoment(decidedAt, language) : ''
	return (
		<Sheet as="section" isPadded className={css.part}>
			<h2>{status === 'open' ? m.title : m.decided}</h2>
			<p className={css.text}>{m.asked(formatMoment(createdAt, language))}</p>
			<p className={css.quote} lang={textLanguage(reason)}>
				{reason}
			</p>
			{status === 'open' && <DeclineForm api={api} paymentId={paymentId} />}
			{status === 'refunded' && <p>{m.granted(decided)}</p>}
			{status === 'declined' && answer && (
				<>
					<p>{m.declined(decided)}</p>
					<p className={css.quote} lang={textLanguage(answer)}>
						{answer}
					</p>
				</>
			)}
		</Sheet>
	)
}

function DeclineForm({ api, paymentId }: Omit<RefundRequestProps, 'request'>) {
	const { request: m, refund, failed } = useMessages(moneyMessages)
	const { show } = useToast()
	const queryClient = useQueryClient()
	const { form, problems, failure, isSending } = useForm<'answer', keyof typeof refund.problems>({
		check: ({ answer }) => ({ answer: refundReasonProblem(answer) }),
		async send({ answer }) {
			await api('POST /api/admin/payments/:paymentId/decline-refund', { params: { paymentId }, body: { answer } })
			show({ title: m.sent, kind: 'ok' })
			await refreshMoney(queryClient)
		},
	})
	return (
		<form {...form} className={css.form}>
			<p>{m.hint}</p>
			<FormFailure message={failure && ((failure !== 'away' && failure.message) || failed)} />
			<Field label={m.answer} error={problems.answer ? refund.problems[problems.answer] : undefined}>
				{(control) => <textarea {...control} name="answer" rows={3} />}
			</Field>
			<div className={css.buttons}>
				<Button type="submit" isCompact isBusy={isSending} busyLabel={m.declining}>
					{m.decline}
				</Button>
			</div>
		</form>
	)
}
