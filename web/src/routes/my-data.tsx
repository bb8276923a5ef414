import { createFileRoute } from '@tanstack/react-router'
import { MyDataPage } from '../features/my-data/my-data-page.tsx'
import { readMyDataView } from '../features/my-data/my-data-view.ts'
import { unlistedHead } from '../lib/page-head.ts'
import { requireViewer } from '../lib/require-viewer.ts'

export const Route = createFileRoute('/my-data')({
	validateSearch: readMyDataView,
	beforeLoad: async ({ context }) => void (await requireViewer(context, 'my-data')),
	// The title's texts come with the page's, not with every page.
	loader: async ({ context }) => (await import('../features/my-data/queries.ts')).loadMyData(context),
	head: ({ match: { context }, loaderData }) => unlistedHead(loaderData?.title ?? '', context.language),
	component: Page,
})

function Page() {
	return <MyDataPage view={Route.useSearch()} />
}
