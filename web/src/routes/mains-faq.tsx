import { createFileRoute } from '@tanstack/react-router'
import { strategyRoute } from '../features/strategy/strategy-route.ts'
import { TabPage } from '../features/strategy/tab-page.tsx'

export const Route = createFileRoute('/mains-faq')({ ...strategyRoute('/mains-faq'), component: Page })

function Page() {
	return <TabPage path="/mains-faq" failure={Route.useLoaderData().failure} />
}
