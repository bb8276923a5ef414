import { createFileRoute } from '@tanstack/react-router'
import { HallPage } from '../features/mock-tests/hall/hall-page.tsx'
import { unlistedHead } from '../lib/page-head.ts'
import { requireViewer } from '../lib/require-viewer.ts'

export const Route = createFileRoute('/mock-test/$attemptId/')({
	staticData: { frame: 'bare' },
	beforeLoad: async ({ context, params: { attemptId } }) => ({
		viewer: await requireViewer(context, `mock-test/${attemptId}`),
	}),
	// The title's texts come with the page's, not with every page.
	loader: async ({ context }) => (await import('../features/mock-tests/hall/load-hall.ts')).loadHallTitle(context),
	head: ({ match: { context }, loaderData }) => unlistedHead(loaderData?.title ?? '', context.language),
	component: HallPage,
})
