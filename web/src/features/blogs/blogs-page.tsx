import type { PostCard } from '@aravalli/shared/blogs/contract'
import { POSTS_PER_PAGE } from '@aravalli/shared/blogs/post'
import type { Pagination } from '@aravalli/shared/endpoint'
import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format-count.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { ListHeader } from '#web/ui/list-header.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { listTrail } from './breadcrumb-items.ts'
import type { PostListSearch } from './list-search.ts'
import { messages as blogsMessages } from './messages.en.ts'
import { postListLink } from './post-links.ts'
import { FirstPost, PostRow } from './post-row.tsx'
import { postListQuery } from './queries.ts'

interface BlogsPageProps {
	api: ApiClient
	list: PostListSearch
}

/** Lists all posts, the newest one large on top. */
export function BlogsPage(props: BlogsPageProps) {
	return (
		<Frame>
			<Posts {...props} />
		</Frame>
	)
}

/** Stands where the server could not have the list. */
export function BlogsPageFailure({ error }: ErrorComponentProps) {
	const router = useRouter()
	return (
		<Frame>
			<Sheet>
				<LoadFailure error={error} onRetry={() => void router.invalidate()} />
			</Sheet>
		</Frame>
	)
}

function Frame({ children }: { children: ReactNode }) {
	const m = useMessages(blogsMessages)
	return (
		<PageBody
			top={
				<>
					<Breadcrumb items={listTrail(m)} />
					<PageHeading title={m.title}>{m.subtitle}</PageHeading>
				</>
			}
		>
			{children}
		</PageBody>
	)
}

function Posts({ api, list }: BlogsPageProps) {
	const query = useQuery(postListQuery(api, useLanguage(), list))
	return <ListFrame query={query}>{(answer) => <PostList {...answer} />}</ListFrame>
}

interface PostListProps {
	data: PostCard[]
	pagination: Pagination
}

function PostList({ data, pagination: { total, page, totalPages } }: PostListProps) {
	const m = useMessages(blogsMessages)
	if (data.length === 0) return <Nothing isPastEnd={total > 0} />
	const [first, ...others] = data
	const rows = page === 1 ? others : data
	return (
		<>
			<ListHeader aside={m.newestFirst}>
				{m.posts(formatCount(total), total === 1)}
				{page > 1 && <span className="visuallyHidden"> {m.pageNumber(page)}</span>}
			</ListHeader>
			{page === 1 && first && <FirstPost post={first} />}
			{rows.length > 0 && (
				<Sheet as="ol">
					{rows.map((post) => (
						<PostRow key={post._id} post={post} />
					))}
				</Sheet>
			)}
			{total > POSTS_PER_PAGE && <Pager page={page} totalPages={totalPages} linkTo={postListLink} />}
		</>
	)
}

function Nothing({ isPastEnd }: { isPastEnd: boolean }) {
	const m = useMessages(blogsMessages)
	return (
		<Sheet>
			<EmptyState
				title={m.emptyTitle}
				text={isPastEnd ? m.emptyPage : m.emptyText}
				action={
					isPastEnd && (
						<PageLink link={postListLink()} className={buttonClass()}>
							{m.firstPage}
						</PageLink>
					)
				}
			/>
		</Sheet>
	)
}
