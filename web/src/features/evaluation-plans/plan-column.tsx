import type { EvaluationPlan } from '@aravalli/shared/evaluation-plans/contract'
import { formatRupees } from '@aravalli/shared/money'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { classNames } from '#web/ui/class-names.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { paiseOf } from '../payments/public.tsx'
import { usersIcon } from './icons.ts'
import { messages as planMessages } from './messages.en.ts'
import { planFacts } from './plan-facts.ts'
import { planLink } from './plan-search.ts'
import css from './plan-table.module.css'

interface PlanColumnProps {
	plan: EvaluationPlan
	isFeatured: boolean
}

/** Shows one plan: a column of the table, whose cells lie in its rows; a card of its own on a phone. */
export function PlanColumn({ plan, isFeatured }: PlanColumnProps) {
	const m = useMessages(planMessages)
	const titleId = `plan-${plan.planId}`
	return (
		<li className={classNames(css.plan, isFeatured && css.featured)} aria-labelledby={titleId}>
			<div className={css.head}>
				<h2 id={titleId} className={css.title}>
					{plan.title}
				</h2>
				{plan.seatsRemaining !== null && !plan.isClosed && (
					<Badge tone="kesari" icon={usersIcon}>
						{m.seatsLeft(plan.seatsRemaining)}
					</Badge>
				)}
			</div>
			<dl className={css.facts}>
				{planFacts(plan, m).map(({ label, value }) => (
					<div key={label} className={css.fact}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
				<div className={classNames(css.fact, css.price)}>
					<dt>{m.price}</dt>
					<dd>
						<PlanPrice plan={plan} />
					</dd>
				</div>
			</dl>
			<div className={css.action}>
				<ChooseLink plan={plan} isFeatured={isFeatured} />
			</div>
		</li>
	)
}

function PlanPrice({ plan: { originalPrice, discountedPrice } }: { plan: EvaluationPlan }) {
	const m = useMessages(planMessages)
	return (
		<>
			<span className={css.figure}>{discountedPrice === 0 ? m.free : formatRupees(paiseOf(discountedPrice))}</span>
			{originalPrice > discountedPrice && (
				<s className={css.before}>
					<span className="visuallyHidden">{m.insteadOf} </span>
					{formatRupees(paiseOf(originalPrice))}
				</s>
			)}
		</>
	)
}

function ChooseLink({ plan, isFeatured }: PlanColumnProps) {
	const m = useMessages(planMessages)
	if (plan.closedReason) return <p className={css.closed}>{m.closed[plan.closedReason]}</p>
	return (
		<PageLink
			link={planLink(plan.planId)}
			className={buttonClass({ variant: isFeatured ? 'action' : 'secondary', isWide: true })}
		>
			{plan.isTrial ? m.startTrial : m.choose}
			<span className="visuallyHidden"> {m.chooseOf(plan.title)}</span>
		</PageLink>
	)
}
