import { createFileRoute } from '@tanstack/react-router'
import { strategyRoute } from '../features/strategy/strategy-route.ts'
import { TabPage } from '../features/strategy/tab-page.tsx'

export const Route = createFileRoute('/mains-answer-writing')({
	...strategyRoute('/mains-answer-writing'),
	component: Page,
})

function Page() {
	return <TabPage path="/mains-answer-writing" failure={Route.useLoaderData().failure} />
}
