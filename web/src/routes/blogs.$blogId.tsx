import { createFileRoute, notFound } from '@tanstack/react-router'
import { PostPage, PostPageFailure, PostPageMissing } from '../features/blogs/post-page.tsx'
import { loadMorePosts, postQuery } from '../features/blogs/queries.ts'
import { ApiError } from '../lib/api.ts'
import { loadQuery } from '../lib/load-query.ts'

export const Route = createFileRoute('/blogs/$blogId')({
	loader: async ({ context: { queryClient, api, language }, params: { blogId } }) => {
		try {
			const [answer] = await Promise.all([
				loadQuery(queryClient, postQuery(api, language, blogId)),
				loadMorePosts(queryClient, api, language),
			])
			if (!answer) return { post: undefined }
			const { body: _, ...post } = answer.data
			return { post }
		} catch (error) {
			throw error instanceof ApiError && error.status === 404 ? notFound() : error
		}
	},
	head: async ({ match, params, loaderData }) => {
		const { postHead } = await import('../features/blogs/blogs-head.ts')
		return postHead(match.context, params.blogId, loaderData?.post, match.status === 'notFound')
	},
	codeSplitGroupings: [['loader', 'component', 'errorComponent', 'notFoundComponent']],
	component: PostPage,
	errorComponent: PostPageFailure,
	notFoundComponent: PostPageMissing,
})
