import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '../features/answer-copies/history/history-page.tsx'
import { readHistorySearch } from '../features/answer-copies/history/history-search.ts'
import { unlistedHead } from '../lib/page-head.ts'
import { requireViewer } from '../lib/require-viewer.ts'

export const Route = createFileRoute('/upload-answersheet/history/')({
	validateSearch: readHistorySearch,
	beforeLoad: async ({ context }) => void (await requireViewer(context, 'upload-answersheet/history')),
	loaderDeps: ({ search }) => search,
	loader: async ({ context, deps }) =>
		(await import('../features/answer-copies/history/load-history.ts')).loadHistory(context, deps),
	head: ({ match: { context }, loaderData }) => unlistedHead(loaderData?.title ?? '', context.language),
	component: Page,
})

function Page() {
	return <HistoryPage search={Route.useSearch()} />
}
