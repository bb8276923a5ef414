import { createFileRoute } from '@tanstack/react-router'
import { readPrelimsSearch } from '../features/prelims-practice/list-search.ts'
import { loadPage } from '../features/prelims-practice/load-page.ts'
import { PrelimsPage } from '../features/prelims-practice/prelims-page.tsx'

const path = '/prelims-miq'

export const Route = createFileRoute('/prelims-miq')({
	validateSearch: readPrelimsSearch,
	// The parameters are named one by one: in whatever order the address has them, it is one page.
	loaderDeps: ({ search: { subject, topic, difficulty, count, page, question, only } }) => ({
		...{ subject, topic, difficulty, count, page, question, only },
	}),
	loader: ({ context, deps }) => loadPage(context, path, deps),
	head: async ({ match: { context, search } }) => {
		const { prelimsHead } = await import('../features/prelims-practice/prelims-head.ts')
		return prelimsHead(context, path, search)
	},
	codeSplitGroupings: [['loader', 'component']],
	component: Page,
})

function Page() {
	const { failure } = Route.useLoaderData()
	return <PrelimsPage path={path} search={Route.useSearch()} failure={failure} />
}
