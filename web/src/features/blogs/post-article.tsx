import type { Post } from '@aravalli/shared/blogs/contract'
import { type ReactNode, useMemo, useRef } from 'react'
import { Photograph } from '#web/content/photograph.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { ChaptersAbove, ChaptersBeside } from '#web/ui/chapters.tsx'
import { Note } from '#web/ui/note.tsx'
import { PageTools } from '#web/ui/page-tools.tsx'
import { ReadingBar } from '#web/ui/reading-bar.tsx'
import { RichText, richTextHeadings } from '#web/ui/rich-text.tsx'
import { TagList } from '#web/ui/tag-list.tsx'
import { TextSizes } from '#web/ui/text-sizes.tsx'
import { messages as blogsMessages } from './messages.en.ts'
import css from './post-article.module.css'
import { PostCover } from './post-cover.tsx'
import { PostFacts } from './post-facts.tsx'

const anchors = 'part'

interface PostArticleProps {
	post: Post
	/** Stand beside the facts. */
	actions?: ReactNode
	/** Stands beside the text: what to read next. */
	children?: ReactNode
}

/** Shows a post to be read: its chapters and the text. */
export function PostArticle({ post, actions, children }: PostArticleProps) {
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
					<PageTools facts={<PostFacts post={post} />}>
						<ChaptersAbove {...contents} />
						<TextSizes />
						{actions}
					</PageTools>
					<p className={css.lead} lang={lang}>
						{post.description}
					</p>
				</header>
				{post.isFallback && <Note>{m.fallback}</Note>}
				<Photograph address={post.img} source={post.imageSource} className={css.picture}>
					<PostCover large={post.img} small={post.imgSmall} sizes="(min-width: 768px) 720px, 95vw" />
				</Photograph>
				<RichText html={post.body} lang={lang} anchors={anchors} />
				<TagList tags={post.tags} lang={lang} />
			</article>
			<ChaptersBeside {...contents} />
			{children}
		</div>
	)
}
