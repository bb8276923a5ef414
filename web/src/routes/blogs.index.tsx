import { createFileRoute } from '@tanstack/react-router'
import { BlogsPage, BlogsPageFailure } from '../features/blogs/blogs-page.tsx'
import { readPostListSearch } from '../features/blogs/list-search.ts'
import { postListQuery } from '../features/blogs/queries.ts'
import { loadQuery } from '../lib/load-query.ts'

export const Route = createFileRoute('/blogs/')({
	validateSearch: readPostListSearch,
	loaderDeps: ({ search: { page } }) => ({ page }),
	loader: async ({ context: { queryClient, api, language }, deps }) => {
		await loadQuery(queryClient, postListQuery(api, language, deps))
	},
	head: async ({ match }) => {
		const { blogsHead } = await import('../features/blogs/blogs-head.ts')
		return blogsHead(match.context, match.search)
	},
	codeSplitGroupings: [['loader', 'component', 'errorComponent']],
	component: Page,
	errorComponent: BlogsPageFailure,
})

function Page() {
	const { api } = Route.useRouteContext()
	return <BlogsPage api={api} list={Route.useSearch()} />
}
