import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '../features/payments/history/history-page.tsx'
import { readHistoryView } from '../features/payments/history/history-view.ts'
import { unlistedHead } from '../lib/page-head.ts'
import { requireViewer } from '../lib/require-viewer.ts'

export const Route = createFileRoute('/payment-history')({
	validateSearch: readHistoryView,
	beforeLoad: async ({ context }) => void (await requireViewer(context, 'payment-history')),
	loaderDeps: ({ search }) => search,
	// The title's texts come with the page's, not with every page.
	loader: async ({ context, deps }) =>
		(await import('../features/payments/history/load-history.ts')).loadHistory(context, deps),
	head: ({ match: { context }, loaderData }) => unlistedHead(loaderData?.title ?? '', context.language),
	component: Page,
})

function Page() {
	return <HistoryPage view={Route.useSearch()} />
}
