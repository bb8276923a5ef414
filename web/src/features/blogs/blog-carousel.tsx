import type { PostCard } from '@aravalli/shared/blogs/contract'
import { formatDay } from '@aravalli/shared/format-day'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { logFailure } from '#web/lib/log-failure.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import card from '#web/ui/card.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { GroupCarousel } from '#web/ui/group-carousel.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { pictureSet } from '#web/ui/pictures/picture-set.ts'
import { SectionTitle } from '#web/ui/section-title.tsx'
import css from './blog-carousel.module.css'
import { messages as blogCarouselMessages } from './carousel-messages.en.ts'
import { postLink } from './post-links.ts'
import { carouselQuery } from './queries.ts'

const groupSizes = [1, 2, 3] as const
const shownSeconds = 5

/** Shows the newest posts below a title that leads to all of them. */
export function BlogCarousel({ api }: { api: ApiClient }) {
	const m = useMessages(blogCarouselMessages)
	return (
		<div>
			<SectionTitle id="blog" title={m.title} href="/blogs" label={m.all} />
			<Posts api={api} />
		</div>
	)
}

/** Shows the posts. More of them than stand side by side on a wide screen move on by themselves. */
function Posts({ api }: { api: ApiClient }) {
	const m = useMessages(blogCarouselMessages)
	const { data, error } = useQuery(carouselQuery(api, useLanguage()))
	const posts = useLatest(data)?.data
	useEffect(() => {
		if (error) logFailure('the newest posts could not be had', error)
	}, [error])
	if (!posts && !error) {
		return (
			<p className={css.none} role="status">
				{m.loading}
			</p>
		)
	}
	if (!posts || posts.length === 0) return <p className={css.none}>{m.none}</p>
	const slides = posts.map((post) => ({ key: post._id, content: <Card post={post} /> }))
	return (
		<GroupCarousel
			label={m.title}
			slides={slides}
			groupSizes={groupSizes}
			{...(posts.length > groupSizes[2] && { intervalSeconds: shownSeconds })}
		/>
	)
}

function Card({ post }: { post: PostCard }) {
	const m = useMessages(blogCarouselMessages)
	const language = useLanguage()
	return (
		<div className={classNames(card.card, css.card)}>
			<div className={css.cover}>
				{post.img && (
					<img
						className={css.picture}
						src={post.img}
						srcSet={pictureSet(post.img, post.imgSmall)}
						sizes="(min-width: 1280px) 370px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 92vw"
						width="640"
						height="400"
						alt=""
						loading="lazy"
					/>
				)}
			</div>
			<div className={css.words}>
				<h3>
					<PageLink link={postLink(post._id)} className={card.link} lang={post.isFallback ? 'en' : undefined}>
						{post.heading}
					</PageLink>
				</h3>
				<p className={css.facts}>
					{formatDay(post.publicationDate, language)} · {m.minutes(post.readTime)}
				</p>
			</div>
		</div>
	)
}
