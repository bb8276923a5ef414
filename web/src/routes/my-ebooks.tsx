import { createFileRoute } from '@tanstack/react-router'
import { EbooksPage } from '../features/resources/ebooks/ebooks-page.tsx'
import { resourceRoute } from '../features/resources/resource-route.ts'
import { readPageSearch } from '../features/resources/resources-search.ts'
import { requireViewer } from '../lib/require-viewer.ts'

export const Route = createFileRoute('/my-ebooks')({
	validateSearch: readPageSearch,
	beforeLoad: async ({ context }) => void (await requireViewer(context, 'my-ebooks')),
	loaderDeps: ({ search: { page } }) => ({ page }),
	loader: ({ context, deps }) => resourceRoute.load(context, { name: 'ebooks', page: deps.page }),
	head: resourceRoute.head,
	component: Page,
})

function Page() {
	return <EbooksPage page={Route.useSearch().page} />
}
