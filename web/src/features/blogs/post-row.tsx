import type { PostCard } from '@aravalli/shared/blogs/contract'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import card from '#web/ui/card.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { chevronRightIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as blogsMessages } from './messages.en.ts'
import { PostCover } from './post-cover.tsx'
import { PostFacts } from './post-facts.tsx'
import { postLink } from './post-links.ts'
import css from './post-list.module.css'

const langOf = (post: PostCard) => (post.isFallback ? 'en' : undefined)

/** Shows the newest post, large, above the others. */
export function FirstPost({ post }: { post: PostCard }) {
	const m = useMessages(blogsMessages)
	return (
		<Sheet as="article" className={classNames(card.card, css.first, !post.img && css.plain)}>
			<PostCover
				large={post.img}
				small={post.imgSmall}
				sizes="(min-width: 1280px) 634px, (min-width: 1024px) 52vw, (min-width: 640px) 95vw, 104px"
				isFirst
				className={css.cover}
			/>
			<div className={css.firstWords}>
				<div className={css.firstTitle}>
					<p className={css.label}>{m.newest}</p>
					<h2>
						<PageLink link={postLink(post._id)} lang={langOf(post)} className={card.link}>
							{post.heading}
						</PageLink>
					</h2>
				</div>
				<p className={css.text} lang={langOf(post)}>
					{post.description}
				</p>
				<PostFacts post={post} />
				<Fallback post={post} />
				<span className={classNames(buttonClass({ variant: 'primary' }), css.read)} aria-hidden="true">
					{m.read}
				</span>
			</div>
		</Sheet>
	)
}

export function PostRow({ post }: { post: PostCard }) {
	return (
		<li className={classNames(card.card, css.row, !post.img && css.plain)}>
			<PostCover large={post.img} small={post.imgSmall} sizes="(min-width: 640px) 176px, 72px" />
			<div className={css.words}>
				<h3>
					<PageLink link={postLink(post._id)} lang={langOf(post)} className={card.link}>
						{post.heading}
					</PageLink>
				</h3>
				<p className={css.text} lang={langOf(post)}>
					{post.description}
				</p>
				<PostFacts post={post} />
				<Fallback post={post} />
			</div>
			<Icon path={chevronRightIcon} className={css.arrow} />
		</li>
	)
}

/** Says why a post is not in the reader's language. */
function Fallback({ post }: { post: PostCard }) {
	const m = useMessages(blogsMessages)
	return post.isFallback ? (
		<p>
			<Badge>{m.inEnglish}</Badge>
		</p>
	) : null
}
