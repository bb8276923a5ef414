import { createFileRoute } from '@tanstack/react-router'
import { loadPaper } from '../features/mock-tests/load-mock-tests.ts'
import { PaperPage, PaperPageFailure, PaperPageMissing } from '../features/mock-tests/paper/paper-page.tsx'

export const Route = createFileRoute('/prelims-mock-tests/$paperId')({
	loader: ({ context, params: { paperId } }) => loadPaper(context, paperId),
	head: async ({ match, params, loaderData }) => {
		const { paperHead } = await import('../features/mock-tests/mock-tests-head.ts')
		return paperHead(match.context, params.paperId, loaderData?.paper, match.status === 'notFound')
	},
	codeSplitGroupings: [['loader', 'component', 'errorComponent', 'notFoundComponent']],
	component: PaperPage,
	errorComponent: PaperPageFailure,
	notFoundComponent: PaperPageMissing,
})
