import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AnswerWritingPage } from '../features/answer-writing/answer-writing-page.tsx'
import { readListSearch } from '../features/answer-writing/list-search.ts'
import { isSearchTooLong, listQuery } from '../features/answer-writing/queries.ts'
import { loadQuery } from '../lib/load-query.ts'

export const Route = createFileRoute('/answer-writing-practice')({
	validateSearch: readListSearch,
	loaderDeps: ({ search: { category, page, search, desk } }) => ({ category, page, search, desk }),
	loader: async ({ context: { queryClient, api, language }, deps }) => {
		if (!isSearchTooLong(deps.search)) await loadQuery(queryClient, listQuery(api, language, deps))
	},
	component: Page,
})

function Page() {
	const { api } = Route.useRouteContext()
	return (
		<AnswerWritingPage api={api} list={Route.useLoaderDeps()}>
			<Outlet />
		</AnswerWritingPage>
	)
}
