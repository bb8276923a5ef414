import { createFileRoute, notFound } from '@tanstack/react-router'
import { articleQuery } from '../features/current-affairs/queries.ts'
import { ArticleFailure, ArticleMissing, ArticlePage } from '../features/current-affairs/reader/article-page.tsx'
import { loadRelated } from '../features/topics/public.tsx'
import { ApiError } from '../lib/api.ts'
import { loadQuery } from '../lib/load-query.ts'

export const Route = createFileRoute('/current-affairs/$articleId')({
	loader: async ({ context, params }) => {
		const { queryClient, api } = context
		const related = loadRelated(context, { kind: 'current-affairs', id: params.articleId })
		try {
			const answer = await loadQuery(queryClient, articleQuery(api, params.articleId))
			await related
			return { title: answer?.data.title ?? null }
		} catch (error) {
			throw error instanceof ApiError && error.status === 404 ? notFound() : error
		}
	},
	head: async ({ match, params }) => {
		const { headOfArticle } = await import('../features/current-affairs/head.ts')
		return headOfArticle(match.context, params.articleId, match.status === 'notFound')
	},
	codeSplitGroupings: [['loader', 'component', 'errorComponent', 'notFoundComponent']],
	component: ArticlePage,
	errorComponent: ArticleFailure,
	notFoundComponent: ArticleMissing,
})
