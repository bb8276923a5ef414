import { createFileRoute } from '@tanstack/react-router'
import { strategyRoute } from '../features/strategy/strategy-route.ts'
import { TabPage } from '../features/strategy/tab-page.tsx'

export const Route = createFileRoute('/prelims-faq')({ ...strategyRoute('/prelims-faq'), component: Page })

function Page() {
	return <TabPage path="/prelims-faq" failure={Route.useLoaderData().failure} />
}
