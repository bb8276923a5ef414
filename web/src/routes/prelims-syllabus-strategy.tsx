import { createFileRoute } from '@tanstack/react-router'
import { PrelimsStrategyPage } from '../features/strategy/prelims-strategy-page.tsx'

interface Search {
	/** Read by the page's own code (`readPrelimsSearch`), which other pages do without. */
	tab?: unknown
}

export const Route = createFileRoute('/prelims-syllabus-strategy')({
	validateSearch: ({ tab }: Search): Search => ({ tab }),
	loaderDeps: ({ search }) => search,
	loader: async ({ context, deps }) =>
		(await import('../features/strategy/page-loaders.ts')).loadPrelimsStrategy(context, deps),
	head: async ({ match }) =>
		(await import('../features/strategy/strategy-head.ts')).prelimsStrategyHead(match.context, match.search),
	component: Page,
})

function Page() {
	return <PrelimsStrategyPage search={Route.useSearch()} failure={Route.useLoaderData().failure} />
}
