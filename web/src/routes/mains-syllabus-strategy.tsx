import { createFileRoute } from '@tanstack/react-router'
import { MainsStrategyPage } from '../features/strategy/mains-strategy-page.tsx'
import { strategyRoute } from '../features/strategy/strategy-route.ts'
import { readMainsSearch } from '../features/strategy/strategy-search.ts'

export const Route = createFileRoute('/mains-syllabus-strategy')({
	...strategyRoute('/mains-syllabus-strategy'),
	validateSearch: readMainsSearch,
	loaderDeps: ({ search: { tab, section } }) => ({ tab, section }),
	component: Page,
})

function Page() {
	return <MainsStrategyPage search={Route.useSearch()} failure={Route.useLoaderData().failure} />
}
