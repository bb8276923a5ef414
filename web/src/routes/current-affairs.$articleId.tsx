import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { articleQuery } from '../features/current-affairs/queries.ts'
import { ApiError } from '../lib/api.ts'
import { loadQuery } from '../lib/load-query.ts'

const page = () => import('../features/current-affairs/reader/article-page.tsx')

export const Route = createFileRoute('/current-affairs/$articleId')({
	loader: async ({ context: { queryClient, api }, params }) => {
		try {
			const answer = await loadQuery(queryClient, articleQuery(api, params.articleId))
			return { title: answer?.data.title ?? null }
		} catch (error) {
			throw error instanceof ApiError && error.status === 404 ? notFound() : error
		}
	},
	head: async ({ match, params }) => {
		const { articleHead } = await import('../features/current-affairs/head.ts')
		const { queryClient, api } = match.context
		const article = queryClient.getQueryData(articleQuery(api, params.articleId).queryKey)?.data
		return articleHead(match.context, params.articleId, article, match.status === 'notFound')
	},
	codeSplitGroupings: [],
	component: lazyRouteComponent(page, 'ArticlePage'),
	errorComponent: lazyRouteComponent(page, 'ArticleFailure'),
	notFoundComponent: lazyRouteComponent(page, 'ArticleMissing'),
})
