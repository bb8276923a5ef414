import { createFileRoute } from '@tanstack/react-router'
import { MainsStrategyPage } from '../features/strategy/mains-strategy-page.tsx'
import { strategyRoute } from '../features/strategy/strategy-route.ts'

export const Route = createFileRoute('/mains-syllabus-strategy')({
	...strategyRoute('/mains-syllabus-strategy'),
	component: Page,
})

function Page() {
	return <MainsStrategyPage search={Route.useLoaderDeps()} failure={Route.useLoaderData().failure} />
}
