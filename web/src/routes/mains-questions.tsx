import { createFileRoute } from '@tanstack/react-router'
import { readMainsSearch } from '../features/mains-practice/list-search.ts'
import { loadPage } from '../features/mains-practice/load-page.ts'
import { SimplePage } from '../features/mains-practice/simple-page.tsx'

export const Route = createFileRoute('/mains-questions')({
	validateSearch: readMainsSearch,
	loaderDeps: ({ search: { subject, page } }) => ({ subject, page }),
	loader: ({ context, deps }) => loadPage(context, deps),
	head: async ({ match: { context, search } }) => {
		const { simpleHead } = await import('../features/mains-practice/mains-head.ts')
		return simpleHead(context, search)
	},
	codeSplitGroupings: [['loader', 'component']],
	component: Page,
})

function Page() {
	const { subject, page } = Route.useSearch()
	return <SimplePage search={{ subject, page }} failure={Route.useLoaderData().failure} />
}
