import type { EvaluationPlan } from '@aravalli/shared/evaluation-plans/contract'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { Modal } from '#web/ui/modal.tsx'
import { Note } from '#web/ui/note.tsx'
import { billOf, CheckLines, PayDialog, SuccessDialog, usePurchase } from '../payments/public.tsx'
import { messages as planMessages } from './messages.en.ts'
import css from './plan-purchase.module.css'
import { featuresShown, fewSeats } from './plan-rules.ts'

interface PlanPurchaseProps {
	plan: EvaluationPlan
	onClose: () => void
}

/** Is the payment dialog of a plan, from the bill to the confirmation; a trial begins at once. */
export function PlanPurchase({ plan, onClose }: PlanPurchaseProps) {
	const m = useMessages(planMessages)
	const api = useApi()
	const { planId, title, discountedPrice: amount } = plan
	const { checkout, success } = usePurchase({
		title: m.purchase.description(title),
		notes: { planId, planTitle: title },
		createOrder: async () =>
			(await api('POST /api/payment/evaluation-plan/create-order', { body: { planId, amount, currency: 'INR' } })).data,
	})
	if (success) return <SuccessDialog success={success} isTestMode={checkout.isTestMode} onClose={onClose} />
	// What was paid for meanwhile is told by the checkout, whatever has become of the plan.
	if (plan.closedReason && checkout.state === 'idle') {
		return (
			<Modal title={title} onClose={onClose}>
				<Note kind="warning">{m.closed[plan.closedReason]}</Note>
			</Modal>
		)
	}
	return (
		<PayDialog
			checkout={checkout}
			bill={billOf(plan.originalPrice, amount)}
			payLabel={amount === 0 ? m.startTrial : undefined}
			onClose={onClose}
		>
			<PlanSummary plan={plan} />
		</PayDialog>
	)
}

function PlanSummary({ plan }: { plan: EvaluationPlan }) {
	const { purchase: m } = useMessages(planMessages)
	const { shown, more } = featuresShown(plan.features)
	const seats = fewSeats(plan)
	return (
		<>
			<div>
				<h3 className={css.title}>{plan.title}</h3>
				<p className={css.subtitle}>{`${plan.subtitle.replace(/[.।]$/, '')} · ${plan.duration}`}</p>
			</div>
			<CheckLines lines={shown} more={more > 0 ? m.more(more) : undefined} />
			{seats !== null && (
				<Note kind="accent">
					<strong>{m.fewSeats(seats)}</strong>
				</Note>
			)}
		</>
	)
}
