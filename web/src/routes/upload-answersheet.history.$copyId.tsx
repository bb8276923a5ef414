import { createFileRoute } from '@tanstack/react-router'
import {
	ReturnedPage,
	ReturnedPageFailure,
	ReturnedPageMissing,
} from '../features/evaluation/returned/returned-page.tsx'
import { readReturnedSearch } from '../features/evaluation/returned/returned-search.ts'
import { unlistedHead } from '../lib/page-head.ts'
import { requireViewer } from '../lib/require-viewer.ts'

export const Route = createFileRoute('/upload-answersheet/history/$copyId')({
	validateSearch: readReturnedSearch,
	beforeLoad: async ({ context, params: { copyId } }) =>
		void (await requireViewer(context, `upload-answersheet/history/${copyId}`)),
	// The title's texts come with the page's, not with every page.
	loader: async ({ context, params: { copyId } }) =>
		(await import('../features/evaluation/returned/load-returned.ts')).loadReturned(context, copyId),
	head: ({ match: { context }, loaderData }) => unlistedHead(loaderData?.title ?? '', context.language),
	component: ReturnedPage,
	errorComponent: ReturnedPageFailure,
	notFoundComponent: ReturnedPageMissing,
})
