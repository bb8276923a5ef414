import { createFileRoute } from '@tanstack/react-router'
import { strategyRoute } from '../features/strategy/strategy-route.ts'
import { TabPage } from '../features/strategy/tab-page.tsx'

export const Route = createFileRoute('/prelims-high-probability')({
	...strategyRoute('/prelims-high-probability'),
	component: Page,
})

function Page() {
	return <TabPage path="/prelims-high-probability" failure={Route.useLoaderData().failure} />
}
