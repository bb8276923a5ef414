import { indiaDay } from '@aravalli/shared/india-time'
import { createFileRoute } from '@tanstack/react-router'
import { PaperPageFailure, PaperPageMissing } from '../features/mains-mock-tests/papers/paper-page.tsx'
import { RoomPage } from '../features/mains-mock-tests/room/room-page.tsx'
import { unlistedHead } from '../lib/page-head.ts'
import { requireViewer } from '../lib/require-viewer.ts'

export const Route = createFileRoute('/mains-mock-tests/$paperId/write')({
	beforeLoad: async ({ context, params: { paperId } }) =>
		void (await requireViewer(context, `mains-mock-tests/${paperId}/write`)),
	loader: async ({ context, params: { paperId } }) => {
		const { loadOwnPaper } = await import('../features/mains-mock-tests/load-paper.ts')
		return { ...(await loadOwnPaper(context, paperId, 'room')), day: indiaDay(new Date()) }
	},
	head: ({ match: { context }, loaderData }) => unlistedHead(loaderData?.title ?? '', context.language),
	codeSplitGroupings: [['loader', 'component', 'errorComponent', 'notFoundComponent']],
	component: RoomPage,
	errorComponent: PaperPageFailure,
	notFoundComponent: PaperPageMissing,
})
