import { createFileRoute, redirect } from '@tanstack/react-router'
import { OwnCall } from '../features/evaluation-plans/own-call.tsx'
import { planAddress, readPlanSearch } from '../features/evaluation-plans/plan-search.ts'
import { PlansPage } from '../features/evaluation-plans/plans-page.tsx'
import { loadCalls, plansQuery } from '../features/evaluation-plans/queries.ts'
import { loadQuery } from '../lib/load-query.ts'
import { loadViewer, useViewer } from '../lib/viewer.ts'

export const Route = createFileRoute('/daily-evalution-plan')({
	validateSearch: readPlanSearch,
	beforeLoad: async ({ context: { queryClient, api, hasSession }, search: { plan } }) => {
		// Only who is signed in can pay: the sign-in leads back to the very dialog.
		if (plan && !(await loadViewer(queryClient, api, hasSession)))
			throw redirect({ to: '/login', search: { redirect: planAddress(plan) } })
	},
	loader: async ({ context: { queryClient, api, language, hasSession } }) => {
		const loadOwn = async () => {
			if (await loadViewer(queryClient, api, hasSession)) await loadCalls(queryClient, api, language)
		}
		await Promise.all([loadQuery(queryClient, plansQuery(api, language)), loadOwn()])
	},
	head: async ({ match }) => (await import('../features/evaluation-plans/plans-head.ts')).plansHead(match.context),
	codeSplitGroupings: [['loader', 'component']],
	component: Page,
})

function Page() {
	const { api } = Route.useRouteContext()
	return <PlansPage api={api} chosen={Route.useSearch().plan} own={useViewer() && <OwnCall api={api} />} />
}
