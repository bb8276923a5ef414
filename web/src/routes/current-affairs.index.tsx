import { createFileRoute, type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ArticleList } from '../features/current-affairs/list/article-list.tsx'
import { ArticleListPage } from '../features/current-affairs/list/article-list-page.tsx'
import { ListFailure } from '../features/current-affairs/list/list-failure.tsx'
import { isAsking } from '../features/current-affairs/list/own-range.ts'
import { readArticleSearch } from '../features/current-affairs/list-search.ts'
import { messages as currentAffairsMessages } from '../features/current-affairs/messages.en.ts'
import { articlesQuery } from '../features/current-affairs/queries.ts'
import { ApiError } from '../lib/api.ts'
import { loadQuery } from '../lib/load-query.ts'
import { useMessages } from '../lib/messages.ts'

export const Route = createFileRoute('/current-affairs/')({
	validateSearch: readArticleSearch,
	// These keys make the list. The search may hold others, which neither its links nor its canonical address are to repeat.
	loaderDeps: ({ search: { category, date, start, end, page } }) => ({ category, date, start, end, page }),
	loader: async ({ context: { queryClient, api }, deps: list }) => {
		if (isAsking(list)) await loadQuery(queryClient, articlesQuery(api, list))
	},
	head: async ({ match }) => {
		const { listHead } = await import('../features/current-affairs/head.ts')
		return listHead(match.context, match.loaderDeps)
	},
	codeSplitGroupings: [['loader', 'component', 'errorComponent']],
	component: Page,
	errorComponent: Failure,
})

function Page() {
	const { api } = Route.useRouteContext()
	const list = Route.useLoaderDeps()
	const { category, date, start, end } = list
	return (
		<ArticleListPage api={api} list={list}>
			<ArticleList key={`${category} ${date} ${start} ${end}`} api={api} list={list} />
		</ArticleListPage>
	)
}

function Failure({ error }: ErrorComponentProps) {
	const m = useMessages(currentAffairsMessages)
	const router = useRouter()
	const { api } = Route.useRouteContext()
	return (
		<ArticleListPage api={api} list={Route.useLoaderDeps()}>
			<ListFailure
				message={(error instanceof ApiError && error.message) || m.errorOccurred}
				onRetry={() => void router.invalidate()}
			/>
		</ArticleListPage>
	)
}
