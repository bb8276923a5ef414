import type { Post } from '@aravalli/shared/blogs/contract'
import { useMemo, useRef } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { ChaptersAbove, ChaptersBeside } from '#web/ui/chapters.tsx'
import { Note } from '#web/ui/note.tsx'
import { ReadingBar } from '#web/ui/reading-bar.tsx'
import { RichText, richTextHeadings } from '#web/ui/rich-text.tsx'
import { TagList } from '#web/ui/tag-list.tsx'
import { messages as blogsMessages } from './messages.en.ts'
import { MorePosts } from './more-posts.tsx'
import css from './post-article.module.css'
import { PostCover } from './post-cover.tsx'
import { PostFacts } from './post-facts.tsx'
import { ShareButton } from './share-button.tsx'

const anchors = 'part'

interface PostArticleProps {
	api: ApiClient
	post: Post
	origin: string
}

/** Shows a post to be read: its chapters, the text, and what to read next. */
export function PostArticle({ api, post, origin }: PostArticleProps) {
	const m = useMessages(blogsMessages)
	const text = useRef<HTMLElement>(null)
	const chapters = useMemo(() => richTextHeadings(post.body, anchors), [post.body])
	const lang = post.isFallback ? 'en' : undefined
	const contents = { label: m.contents, chapters, lang }
	return (
		<div className={css.columns}>
			<ReadingBar of={text} />
			<article ref={text} className={css.article}>
				<header className={css.header}>
					<h1 lang={lang}>{post.heading}</h1>
					<p className={css.lead} lang={lang}>
						{post.description}
					</p>
					<div className={css.tools}>
						<PostFacts post={post} />
						<ShareButton post={post} origin={origin} />
					</div>
				</header>
				{post.isFallback && <Note>{m.fallback}</Note>}
				<figure>
					<PostCover
						large={post.img}
						small={post.imgSmall}
						sizes="(min-width: 768px) 720px, 95vw"
						isFirst
						className={css.cover}
					/>
					<figcaption className={css.caption}>{m.illustration}</figcaption>
				</figure>
				<ChaptersAbove {...contents} />
				<RichText html={post.body} lang={lang} anchors={anchors} />
				<TagList tags={post.tags} lang={lang} />
			</article>
			<ChaptersBeside {...contents} />
			<MorePosts api={api} besides={post._id} />
		</div>
	)
}
