import { OTHER_POSTS } from '@aravalli/shared/blogs/post'
import { formatDay } from '@aravalli/shared/format-day'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { logFailure } from '#web/lib/log-failure.ts'
import { useMessages } from '#web/lib/messages.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { messages as blogsMessages } from './messages.en.ts'
import css from './post-article.module.css'
import { postLink, postListLink } from './post-links.ts'
import { morePostsQuery } from './queries.ts'

/** Shows the newest posts besides the one that is being read. A reader does without them when they cannot be had. */
export function MorePosts({ api, besides }: { api: ApiClient; besides: string }) {
	const m = useMessages(blogsMessages)
	const language = useLanguage()
	const { data, error } = useQuery(morePostsQuery(api, language))
	useEffect(() => {
		if (error) logFailure('more posts could not be had', error)
	}, [error])
	const posts = (data?.data ?? []).filter(({ _id }) => _id !== besides).slice(0, OTHER_POSTS)
	return (
		<aside className={css.more} aria-labelledby="more">
			<h2 id="more" className={css.moreTitle}>
				{m.more}
			</h2>
			<ul>
				{posts.map(({ _id, heading, publicationDate, isFallback }) => (
					<li key={_id}>
						<PageLink link={postLink(_id)} className={css.moreLink} lang={isFallback ? 'en' : undefined}>
							{heading}
						</PageLink>
						<p className={css.day}>{formatDay(publicationDate, language)}</p>
					</li>
				))}
			</ul>
			<PageLink link={postListLink()} className={css.all}>
				{m.allPosts}
			</PageLink>
		</aside>
	)
}
