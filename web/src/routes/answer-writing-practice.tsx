import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AnswerWritingPage } from '../features/answer-writing/answer-writing-page.tsx'
import { type ListSearch, readListSearch } from '../features/answer-writing/list-search.ts'
import { isSearchTooLong, listQuery } from '../features/answer-writing/queries.ts'
import { loadQuery } from '../lib/load-query.ts'

export const Route = createFileRoute('/answer-writing-practice')({
	// Read where it is needed: the route comes with every page.
	validateSearch: (raw: { [K in keyof ListSearch]?: unknown }) => raw,
	loaderDeps: ({ search: { category, page, search, desk } }) => ({ category, page, search, desk }),
	loader: async ({ context: { queryClient, api, language }, deps }) => {
		const list = readListSearch(deps)
		if (!isSearchTooLong(list.search)) await loadQuery(queryClient, listQuery(api, language, list))
	},
	codeSplitGroupings: [['loader', 'component']],
	component: Page,
})

function Page() {
	const { api } = Route.useRouteContext()
	return (
		<AnswerWritingPage api={api} list={readListSearch(Route.useLoaderDeps())}>
			<Outlet />
		</AnswerWritingPage>
	)
}
