import type { EvaluationPlan } from '@aravalli/shared/evaluation-plans/contract'
import { useMessages } from '#web/lib/messages.ts'
import { messages as planMessages } from './messages.en.ts'
import { PlanColumn } from './plan-column.tsx'
import { factLabels } from './plan-facts.ts'
import { featuredPlan } from './plan-rules.ts'
import css from './plan-table.module.css'

/**
 * Shows the plans side by side with their facts in common rows; on a phone below each other. It is one list in both, so that nothing is
 * there twice; the labels beside the rows are for the eye, each fact has its own.
 */
export function PlanTable({ plans }: { plans: readonly EvaluationPlan[] }) {
	const m = useMessages(planMessages)
	const featured = featuredPlan(plans)
	return (
		<div className={css.table}>
			<div className={css.labels} aria-hidden="true">
				<span />
				{factLabels(m).map((label) => (
					<span key={label} className={css.label}>
						{label}
					</span>
				))}
				<span />
			</div>
			<ul className={css.plans}>
				{plans.map((plan) => (
					<PlanColumn key={plan.planId} plan={plan} isFeatured={plan.planId === featured} />
				))}
			</ul>
		</div>
	)
}
