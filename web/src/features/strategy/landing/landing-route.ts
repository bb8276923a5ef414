import type { HeadContext } from '#web/lib/page-head.ts'
import type { Stage } from './landing-routes.ts'

/** Both landing pages have this in common; their texts come with them alone. */
export function landingRoute(stage: Stage) {
	return {
		loader: () => ({ loadedAt: Date.now() }),
		head: async ({ match }: { match: { context: HeadContext } }) =>
			(await import('./landing-head.ts')).landingHead(match.context, stage),
	}
}
