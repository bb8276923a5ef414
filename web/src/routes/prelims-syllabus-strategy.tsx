import { createFileRoute } from '@tanstack/react-router'
import { PrelimsStrategyPage } from '../features/strategy/prelims-strategy-page.tsx'
import { strategyRoute } from '../features/strategy/strategy-route.ts'

export const Route = createFileRoute('/prelims-syllabus-strategy')({
	...strategyRoute('/prelims-syllabus-strategy'),
	component: Page,
})

function Page() {
	return <PrelimsStrategyPage search={Route.useLoaderDeps()} failure={Route.useLoaderData().failure} />
}
