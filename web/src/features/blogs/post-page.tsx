import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, getRouteApi, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MissingPage } from '#web/content/missing-page.tsx'
import { useNoteReading } from '#web/content/use-note-reading.ts'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useLateHead } from '#web/lib/use-late-head.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { listTrail, postTrail } from './breadcrumb-items.ts'
import { messages as blogsMessages } from './messages.en.ts'
import { MorePosts } from './more-posts.tsx'
import { PostArticle } from './post-article.tsx'
import { postListLink } from './post-links.ts'
import { postQuery } from './queries.ts'
import { ShareButton } from './share-button.tsx'

const route = getRouteApi('/blogs/$blogId')

/** Shows one post, or says why it cannot be shown. */
export function PostPage() {
	const { api, origin, language } = route.useRouteContext()
	const { blogId } = route.useParams()
	const m = useMessages(blogsMessages)
	const { data, error, isFetching, refetch } = useQuery(postQuery(api, language, blogId))
	useTitleOfLatePost(data?.data.heading)
	useNoteReading('blogs', data?.data._id)
	if (data) {
		return (
			<PageBody top={<Breadcrumb items={postTrail(m, data.data)} />}>
				<PostArticle key={blogId} post={data.data} actions={<ShareButton post={data.data} origin={origin} />}>
					<MorePosts api={api} besides={blogId} />
				</PostArticle>
			</PageBody>
		)
	}
	if (error instanceof ApiError && error.status === 404) return <PostPageMissing />
	return (
		<Frame>
			{error ? <Failure error={error} isRetrying={isFetching} onRetry={() => void refetch()} /> : <LoadingSheet />}
		</Frame>
	)
}

/** In the browser a post may come after its page has opened, and with it the page's title. */
function useTitleOfLatePost(heading: string | undefined) {
	const { post } = route.useLoaderData()
	useLateHead(route.id, heading !== undefined && heading !== post?.heading)
}

export function PostPageFailure({ error }: ErrorComponentProps) {
	const router = useRouter()
	return (
		<Frame>
			<Failure error={error} isRetrying={false} onRetry={() => void router.invalidate()} />
		</Frame>
	)
}

export function PostPageMissing() {
	const m = useMessages(blogsMessages)
	return (
		<MissingPage
			trail={listTrail(m)}
			title={m.notFoundTitle}
			text={m.notFoundText}
			wayOut={{ label: m.backToPosts, link: postListLink() }}
		/>
	)
}

function Frame({ children }: { children: ReactNode }) {
	const m = useMessages(blogsMessages)
	return <PageBody top={<Breadcrumb items={listTrail(m)} />}>{children}</PageBody>
}

interface FailureProps {
	error: unknown
	isRetrying: boolean
	onRetry: () => void
}

function Failure({ error, isRetrying, onRetry }: FailureProps) {
	return (
		<Sheet>
			<LoadFailure error={error} isRetrying={isRetrying} onRetry={onRetry} />
		</Sheet>
	)
}
