import { createFileRoute } from '@tanstack/react-router'
import { PrelimsStrategyPage } from '../features/strategy/prelims-strategy-page.tsx'
import { strategyRoute } from '../features/strategy/strategy-route.ts'
import { readPrelimsSearch } from '../features/strategy/strategy-search.ts'

export const Route = createFileRoute('/prelims-syllabus-strategy')({
	...strategyRoute('/prelims-syllabus-strategy'),
	validateSearch: readPrelimsSearch,
	loaderDeps: ({ search: { tab } }) => ({ tab }),
	component: Page,
})

function Page() {
	return <PrelimsStrategyPage search={Route.useSearch()} failure={Route.useLoaderData().failure} />
}
