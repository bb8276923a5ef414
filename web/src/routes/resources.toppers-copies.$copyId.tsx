import { createFileRoute } from '@tanstack/react-router'
import { resourceRoute } from '../features/resources/resource-route.ts'
import { readPageSearch } from '../features/resources/resources-search.ts'
import { CopyPage } from '../features/resources/toppers/copy-page.tsx'

export const Route = createFileRoute('/resources/toppers-copies/$copyId')({
	validateSearch: readPageSearch,
	loader: ({ context, params: { copyId } }) => resourceRoute.load(context, { name: 'copy', copyId }),
	head: resourceRoute.head,
	component: Page,
})

function Page() {
	return <CopyPage copyId={Route.useParams().copyId} page={Route.useSearch().page ?? 1} />
}
