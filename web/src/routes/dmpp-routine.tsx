import { createFileRoute } from '@tanstack/react-router'
import { RoutinePage } from '../features/strategy/routine/routine-page.tsx'
import { strategyRoute } from '../features/strategy/strategy-route.ts'

export const Route = createFileRoute('/dmpp-routine')({ ...strategyRoute('/dmpp-routine'), component: Page })

function Page() {
	return <RoutinePage failure={Route.useLoaderData().failure} />
}
