import type { EvaluationPlan } from '@aravalli/shared/evaluation-plans/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useCloseOverList } from '#web/lib/use-close-over-list.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as planMessages } from './messages.en.ts'
import { PlanNotes } from './plan-notes.tsx'
import { plansLink } from './plan-search.ts'
import { PlanTable } from './plan-table.tsx'
import { PlanTerms } from './plan-terms.tsx'
import css from './plans-page.module.css'
import { plansQuery } from './queries.ts'

const PlanPurchase = lazyPart(() => import('./plan-purchase.tsx').then((part) => part.PlanPurchase), {
	isOverlay: true,
})

interface PlansPageProps {
	api: ApiClient
	/** Is the plan whose dialog is open. */
	chosen: string | undefined
	/** Stands above the plans, for whoever has one. */
	own: ReactNode
}

/** Shows the plans with their prices and terms, and sells them. */
export function PlansPage({ api, chosen, own }: PlansPageProps) {
	const m = useMessages(planMessages)
	const query = useQuery(plansQuery(api, useLanguage()))
	return (
		<PageBody top={<PageHeading title={m.title}>{m.intro}</PageHeading>}>
			<div className={css.own}>{own}</div>
			<ListFrame query={query}>{({ data }) => <Plans plans={data} chosen={chosen} />}</ListFrame>
		</PageBody>
	)
}

function Plans({ plans, chosen }: { plans: readonly EvaluationPlan[]; chosen: string | undefined }) {
	const m = useMessages(planMessages)
	const viewer = useViewer()
	const close = useCloseOverList(plansLink)
	const plan = plans.find(({ planId }) => planId === chosen)
	if (plans.length === 0) {
		return (
			<Sheet>
				<EmptyState title={m.empty.title} text={m.empty.text} />
			</Sheet>
		)
	}
	return (
		<>
			<PlanTable plans={plans} />
			<PlanNotes plans={plans} />
			<PlanTerms plans={plans} />
			{plan && viewer && <PlanPurchase key={plan.planId} plan={plan} onClose={close} />}
		</>
	)
}
