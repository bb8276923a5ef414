import { createFileRoute } from '@tanstack/react-router'
import { PaperPage, PaperPageFailure, PaperPageMissing } from '../features/mains-mock-tests/papers/paper-page.tsx'

export const Route = createFileRoute('/mains-mock-tests/$paperId/')({
	loader: async ({ context, params: { paperId } }) =>
		(await import('../features/mains-mock-tests/load-paper.ts')).loadPaper(context, paperId),
	head: async ({ match, loaderData }) =>
		(await import('../features/mains-mock-tests/head.ts')).paperHead(
			match.context,
			loaderData?.paper,
			match.status === 'notFound',
		),
	codeSplitGroupings: [['loader', 'component', 'errorComponent', 'notFoundComponent']],
	component: PaperPage,
	errorComponent: PaperPageFailure,
	notFoundComponent: PaperPageMissing,
})
