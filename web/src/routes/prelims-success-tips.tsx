import { createFileRoute } from '@tanstack/react-router'
import { strategyRoute } from '../features/strategy/strategy-route.ts'
import { TabPage } from '../features/strategy/tab-page.tsx'

export const Route = createFileRoute('/prelims-success-tips')({
	...strategyRoute('/prelims-success-tips'),
	component: Page,
})

function Page() {
	return <TabPage path="/prelims-success-tips" failure={Route.useLoaderData().failure} />
}
