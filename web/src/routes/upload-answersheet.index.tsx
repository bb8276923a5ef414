import { createFileRoute } from '@tanstack/react-router'
import { UploadPage } from '../features/answer-copies/upload-page.tsx'
import { pageAfterSignIn, readUploadSearch } from '../features/answer-copies/upload-search.ts'
import { unlistedHead } from '../lib/page-head.ts'
import { requireViewer } from '../lib/require-viewer.ts'

export const Route = createFileRoute('/upload-answersheet/')({
	validateSearch: readUploadSearch,
	beforeLoad: async ({ context, search }) => void (await requireViewer(context, pageAfterSignIn(search))),
	loaderDeps: ({ search: { question, day } }) => ({ ...(question && { question }), ...(day && { day }) }),
	loader: async ({ context, deps }) =>
		(await import('../features/answer-copies/load-upload.ts')).loadUpload(context, deps),
	head: ({ match: { context }, loaderData }) => unlistedHead(loaderData?.title ?? '', context.language),
	component: Page,
})

function Page() {
	const { loadedAt } = Route.useLoaderData()
	return <UploadPage search={Route.useSearch()} loadedAt={loadedAt} />
}
