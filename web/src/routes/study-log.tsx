import { createFileRoute } from '@tanstack/react-router'
import { StudyLogPage } from '../features/study-log/year/study-log-page.tsx'
import { unlistedHead } from '../lib/page-head.ts'
import { requireViewer } from '../lib/require-viewer.ts'

export const Route = createFileRoute('/study-log')({
	beforeLoad: async ({ context }) => void (await requireViewer(context, 'study-log')),
	// The title's texts come with the page's, not with every page.
	loader: async ({ context }) => (await import('../features/study-log/year/load-study-log.ts')).loadStudyLog(context),
	head: ({ match: { context }, loaderData }) => unlistedHead(loaderData?.title ?? '', context.language),
	component: StudyLogPage,
})
