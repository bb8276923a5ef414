import { createFileRoute } from '@tanstack/react-router'
import { strategyRoute } from '../features/strategy/strategy-route.ts'
import { TabPage } from '../features/strategy/tab-page.tsx'

export const Route = createFileRoute('/mains-exam-hall-tips')({
	...strategyRoute('/mains-exam-hall-tips'),
	component: Page,
})

function Page() {
	return <TabPage path="/mains-exam-hall-tips" failure={Route.useLoaderData().failure} />
}
