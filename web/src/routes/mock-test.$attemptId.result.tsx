import { createFileRoute } from '@tanstack/react-router'
import { TestResultPage } from '../features/mock-tests/result/test-result-page.tsx'
import { unlistedHead } from '../lib/page-head.ts'
import { requireViewer } from '../lib/require-viewer.ts'

export const Route = createFileRoute('/mock-test/$attemptId/result')({
	beforeLoad: async ({ context, params: { attemptId } }) =>
		void (await requireViewer(context, `mock-test/${attemptId}/result`)),
	// The title's texts come with the page's, not with every page.
	loader: async ({ context }) =>
		(await import('../features/mock-tests/result/load-result.ts')).loadResultTitle(context),
	head: ({ match: { context }, loaderData }) => unlistedHead(loaderData?.title ?? '', context.language),
	component: TestResultPage,
})
