import { createFileRoute } from '@tanstack/react-router'
import { PapersPage } from '../features/resources/papers/papers-page.tsx'
import { resourceRoute } from '../features/resources/resource-route.ts'
import { readPapersSearch } from '../features/resources/resources-search.ts'

export const Route = createFileRoute('/resources/pyqs')({
	validateSearch: readPapersSearch,
	loaderDeps: ({ search: { stage, year } }) => ({ stage, year }),
	loader: ({ context, deps }) => resourceRoute.load(context, { name: 'papers', search: deps }),
	head: resourceRoute.head,
	component: Page,
})

function Page() {
	return <PapersPage search={Route.useSearch()} />
}
