import { createFileRoute } from '@tanstack/react-router'
import { MainsStrategyPage } from '../features/strategy/mains-strategy-page.tsx'

interface Search {
	/** Both are read by the page's own code (`readMainsSearch`), which other pages do without. */
	tab?: unknown
	section?: unknown
}

export const Route = createFileRoute('/mains-syllabus-strategy')({
	validateSearch: ({ tab, section }: Search): Search => ({ tab, section }),
	loaderDeps: ({ search }) => search,
	loader: async ({ context, deps }) =>
		(await import('../features/strategy/page-loaders.ts')).loadMainsStrategy(context, deps),
	head: async ({ match }) => (await import('../features/strategy/strategy-head.ts')).mainsStrategyHead(match.context),
	component: Page,
})

function Page() {
	return <MainsStrategyPage search={Route.useSearch()} failure={Route.useLoaderData().failure} />
}
