import { createFileRoute, type ErrorComponentProps, redirect } from '@tanstack/react-router'
import { isAsking, searchQuery } from '../features/search/queries.ts'
import { readSearchAddress } from '../features/search/search-address.ts'
import { SearchPage, SearchPageFailure } from '../features/search/search-page.tsx'
import { ApiError } from '../lib/api.ts'
import { loadQuery } from '../lib/load-query.ts'

export const Route = createFileRoute('/search')({
	validateSearch: readSearchAddress,
	loaderDeps: ({ search: { q, kind, page } }) => ({ q, kind, page }),
	loader: async ({ context: { queryClient, api, language }, deps }) => {
		if (!isAsking(deps)) return
		try {
			await loadQuery(queryClient, searchQuery(api, language, deps))
		} catch (error) {
			// There is no such kind.
			if (deps.kind && error instanceof ApiError && error.status === 400) {
				throw redirect({ to: '/search', search: { q: deps.q } })
			}
			throw error
		}
	},
	head: async ({ match }) => {
		const { searchHead } = await import('../features/search/search-head.ts')
		return searchHead(match.context, match.loaderDeps)
	},
	codeSplitGroupings: [['loader', 'component', 'errorComponent']],
	component: Page,
	errorComponent: Failure,
})

function Page() {
	const { api } = Route.useRouteContext()
	return <SearchPage api={api} address={Route.useLoaderDeps()} />
}

function Failure(props: ErrorComponentProps) {
	return <SearchPageFailure {...props} address={Route.useLoaderDeps()} />
}
