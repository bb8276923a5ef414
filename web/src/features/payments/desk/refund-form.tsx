import { paiseOfRupees } from '@aravalli/shared/money'
import type { DeskPaymentPage } from '@aravalli/shared/payments/admin-contract'
import { refundReasonProblem } from '@aravalli/shared/payments/payment'
import { useRef, useState } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useForm, type Values } from '#web/lib/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { RemovalQuestion } from '#web/ui/removal-question.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as moneyMessages } from './messages.en.ts'
import css from './money.module.css'
import { formatAmount } from './money-words.ts'
import { useRefund } from './use-refund.ts'

interface RefundFormProps {
	api: ApiClient
	payment: DeskPaymentPage
}

const isTaken = ({ status }: DeskPaymentPage) => status === 'captured' || status === 'refunded'

/** Gives money back, after it was asked a second time. */
export function RefundForm({ api, payment }: RefundFormProps) {
	const { refund: m } = useMessages(moneyMessages)
	const left = (paiseOfRupees(payment.amount) ?? 0) - (paiseOfRupees(payment.refundedAmount) ?? 0)
	return (
		<Sheet as="section" isPadded className={css.part}>
			<h2>{m.title}</h2>
			{isTaken(payment) && left > 0 ? (
				// What was typed belongs to the amount that was left then.
				<Form key={left} api={api} payment={payment} left={left / 100} />
			) : (
				<p>{isTaken(payment) ? m.none : m.notTaken}</p>
			)}
		</Sheet>
	)
}

type Name = 'amount' | 'reason'

function Form({ api, payment, left }: RefundFormProps & { left: number }) {
	const { refund: m, closed } = useMessages(moneyMessages)
	const [asked, setAsked] = useState<{ amount: number; reason: string } | null>(null)
	const opener = useRef<HTMLButtonElement>(null)
	const { refund, isRefunding } = useRefund(api, payment)
	const { form, problems } = useForm<Name, keyof typeof m.problems>({
		check: (values) => ({ amount: amountProblem(values, left), reason: refundReasonProblem(values.reason) }),
		send: async ({ amount, reason }) => setAsked({ amount: Number(amount), reason: reason.trim() }),
	})
	const sentence = (name: Name) => (problems[name] ? m.problems[problems[name]] : undefined)
	const name = payment.buyer?.name ?? closed
	return (
		<form {...form} className={css.form}>
			<p>{m.left(formatAmount(left))}</p>
			<Field label={m.amount} hint={m.amountHint} error={sentence('amount')}>
				{(control) => (
					<input
						{...control}
						name="amount"
						inputMode="decimal"
						autoComplete="off"
						defaultValue={left}
						readOnly={asked !== null}
					/>
				)}
			</Field>
			<Field label={m.reason} hint={m.reasonHint} error={sentence('reason')}>
				{(control) => <textarea {...control} name="reason" rows={2} readOnly={asked !== null} />}
			</Field>
			{asked ? (
				<RemovalQuestion
					question={(asked.amount === left ? m.whole : m.part)(formatAmount(asked.amount), name)}
					removeLabel={m.confirm(formatAmount(asked.amount))}
					keepLabel={m.cancel}
					onRemove={() => {
						setAsked(null)
						refund(asked)
					}}
					onKeep={() => setAsked(null)}
					opener={opener}
				/>
			) : (
				<div className={css.buttons}>
					<Button ref={opener} type="submit" variant="danger" isCompact isBusy={isRefunding} busyLabel={m.working}>
						{m.next}
					</Button>
				</div>
			)}
		</form>
	)
}

function amountProblem({ amount }: Values<Name>, left: number) {
	const rupees = /^\s*\d+(\.\d{1,2})?\s*$/.test(amount) ? Number(amount) : 0
	if (rupees <= 0 || paiseOfRupees(rupees) === null) return 'amount-invalid'
	return rupees > left ? 'amount-too-much' : null
}
