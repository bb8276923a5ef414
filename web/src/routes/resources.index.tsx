import { createFileRoute } from '@tanstack/react-router'
import { resourceRoute } from '../features/resources/resource-route.ts'
import { ResourcesPage } from '../features/resources/resources-page.tsx'
import { readResourcesSearch } from '../features/resources/resources-search.ts'

const path = '/resources'

export const Route = createFileRoute('/resources/')({
	validateSearch: readResourcesSearch,
	loaderDeps: ({ search: { tab, type, group } }) => ({ tab, type, group }),
	loader: ({ context, deps }) => resourceRoute.load(context, { name: 'resources', path, search: deps }),
	head: resourceRoute.head,
	component: Page,
})

function Page() {
	return <ResourcesPage path={path} search={Route.useSearch()} />
}
