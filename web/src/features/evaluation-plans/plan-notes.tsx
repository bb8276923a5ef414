import type { EvaluationPlan } from '@aravalli/shared/evaluation-plans/contract'
import { formatRupees } from '@aravalli/shared/money'
import { useMessages } from '#web/lib/messages.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { paiseOf } from '../payments/public.tsx'
import { messages as planMessages } from './messages.en.ts'
import css from './plan-notes.module.css'

const refundPolicy = { to: '/refund-policy' }

/** Says below the plans which of them cost less for the first, and links to what is given back. */
export function PlanNotes({ plans }: { plans: readonly EvaluationPlan[] }) {
	const m = useMessages(planMessages)
	return (
		<p className={css.notes}>
			{plans.map((plan) => {
				const note = earlyNote(plan, m)
				return note && <span key={plan.planId}>{`${note} `}</span>
			})}
			<PageLink link={refundPolicy}>{m.refundPolicy}</PageLink>
		</p>
	)
}

function earlyNote(
	{ title, earlyPrice, earlyPlaces, originalPrice, isRefundable, isClosed }: EvaluationPlan,
	m: typeof planMessages,
): string | null {
	if (earlyPrice === null || earlyPlaces === null || isClosed) return null
	const [early, full] = [earlyPrice, originalPrice].map((amount) => formatRupees(paiseOf(amount)))
	const sentence = m.earlyPrice(title, early ?? '', earlyPlaces, full ?? '')
	return isRefundable ? sentence : `${sentence} ${m.nonRefundable}`
}
