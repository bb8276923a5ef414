import { createFileRoute } from '@tanstack/react-router'
import { readResultSearch } from '../features/mains-mock-tests/links.ts'
import { PaperPageFailure, PaperPageMissing } from '../features/mains-mock-tests/papers/paper-page.tsx'
import { ResultPage } from '../features/mains-mock-tests/result/result-page.tsx'
import { unlistedHead } from '../lib/page-head.ts'
import { requireViewer } from '../lib/require-viewer.ts'

export const Route = createFileRoute('/mains-mock-tests/$paperId/result')({
	validateSearch: readResultSearch,
	beforeLoad: async ({ context, params: { paperId } }) =>
		void (await requireViewer(context, `mains-mock-tests/${paperId}/result`)),
	loader: async ({ context, params: { paperId } }) =>
		(await import('../features/mains-mock-tests/load-paper.ts')).loadOwnPaper(context, paperId, 'result'),
	head: ({ match: { context }, loaderData }) => unlistedHead(loaderData?.title ?? '', context.language),
	codeSplitGroupings: [['loader', 'component', 'errorComponent', 'notFoundComponent']],
	component: ResultPage,
	errorComponent: PaperPageFailure,
	notFoundComponent: PaperPageMissing,
})
