import type { EvaluationPlan } from '@aravalli/shared/evaluation-plans/contract'
import { formatDay } from '@aravalli/shared/format-day'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { CheckLines } from '../payments/public.tsx'
import { messages as planMessages } from './messages.en.ts'
import css from './plan-terms.module.css'

/** Says of each plan what it opens today and what opens later, and its terms, as whoever runs the product has written them. */
export function PlanTerms({ plans }: { plans: readonly EvaluationPlan[] }) {
	const m = useMessages(planMessages)
	const language = useLanguage()
	return (
		<section className={css.section} aria-labelledby="plan-terms">
			<h2 id="plan-terms">{m.details}</h2>
			<div className={css.grid}>
				{plans.map((plan) => (
					<Sheet key={plan.planId} as="article" isPadded className={css.plan}>
						<h3 className={css.title}>
							{plan.title}
							{plan.activeUntil && <span className={css.until}>{m.until(formatDay(plan.activeUntil, language))}</span>}
						</h3>
						<CheckLines lines={plan.features} />
						<p className={css.terms}>
							<strong>{m.terms}:</strong> {plan.terms}
						</p>
					</Sheet>
				))}
			</div>
		</section>
	)
}
