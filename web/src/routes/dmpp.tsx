import { createFileRoute } from '@tanstack/react-router'
import { RoutinePage } from '../features/strategy/routine/routine-page.tsx'
import { strategyRoute } from '../features/strategy/strategy-route.ts'

/** A second address of the weekly routine, which names the other one as the one to be found. */
export const Route = createFileRoute('/dmpp')({ ...strategyRoute('/dmpp-routine'), component: Page })

function Page() {
	return <RoutinePage failure={Route.useLoaderData().failure} />
}
