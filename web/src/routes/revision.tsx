import { createFileRoute } from '@tanstack/react-router'
import { RevisionPage } from '../features/revision/revision-page.tsx'
import { unlistedHead } from '../lib/page-head.ts'
import { requireViewer } from '../lib/require-viewer.ts'

export const Route = createFileRoute('/revision')({
	beforeLoad: async ({ context }) => void (await requireViewer(context, 'revision')),
	// The title's texts come with the page's, not with every page.
	loader: async ({ context }) => (await import('../features/revision/load-revision.ts')).loadRevision(context),
	head: ({ match: { context }, loaderData }) => unlistedHead(loaderData?.title ?? '', context.language),
	component: RevisionPage,
})
