import { createFileRoute } from '@tanstack/react-router'
import { RoutinePage } from '../features/strategy/routine/routine-page.tsx'

/** A second address of the weekly routine, which names the other one as the one to be found. */
export const Route = createFileRoute('/dmpp')({
	loader: async ({ context }) => (await import('../features/strategy/page-loaders.ts')).loadRoutine(context),
	head: async ({ match }) =>
		(await import('../features/strategy/strategy-head.ts')).strategyHead(match.context, '/dmpp-routine'),
	component: Page,
})

function Page() {
	return <RoutinePage failure={Route.useLoaderData().failure} />
}
