import type { Article } from '@aravalli/shared/current-affairs/contract'
import { type ReactNode, useMemo } from 'react'
import { Photograph } from '#web/content/photograph.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { ChaptersAbove, ChaptersBeside } from '#web/ui/chapters.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { arrowLeftIcon } from '#web/ui/icons.ts'
import { Note } from '#web/ui/note.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { PageTools } from '#web/ui/page-tools.tsx'
import { ReadingBar } from '#web/ui/reading-bar.tsx'
import { type RichTextHeading, richTextHeadings } from '#web/ui/rich-text.tsx'
import { TextSizes } from '#web/ui/text-sizes.tsx'
import { ArticleMeta } from '../article-meta.tsx'
import { ArticlePicture } from '../article-picture.tsx'
import { bodyTexts, cardTexts } from '../article-texts.ts'
import { listLink } from '../links.ts'
import { messages as currentAffairsMessages } from '../messages.en.ts'
import { ANCHORS, ArticleBody } from './article-body.tsx'
import css from './article-view.module.css'
import { LockedArticle } from './locked-article.tsx'
import { useReadingPosition } from './use-reading-position.ts'

interface ArticleViewProps {
	article: Article
	/** Stands above the article. */
	actions?: ReactNode
	/** Stands behind the article, or beside it where there is room. */
	end?: ReactNode
}

/** Shows the reader: contents left, the article, what else there is right. */
export function ArticleView({ article, actions, end }: ArticleViewProps) {
	const m = useMessages(currentAffairsMessages)
	const language = useLanguage()
	const { title, teaser, tags, lang } = cardTexts(article, language)
	const body = bodyTexts(article, language)
	const reading = useReadingPosition(language)
	const html = body?.body ?? ''
	const photograph = (
		<Photograph address={article.imageUrl} source={article.imageSource}>
			<ArticlePicture article={article} size="large" />
		</Photograph>
	)
	const chapters = useMemo(() => chaptersOf(m, html, lang), [m, html, lang])
	return (
		<main id="content" tabIndex={-1} className={css.page}>
			{body && <ReadingBar of={reading} />}
			<div className={css.columns}>
				<div className={css.side}>
					<PageLink link={listLink({})} className={css.back}>
						<Icon path={arrowLeftIcon} />
						{m.title}
					</PageLink>
					{body && <ChaptersBeside label={m.contents} chapters={chapters} lang={lang} />}
				</div>
				<article ref={reading} className={css.article}>
					<header className={css.header}>
						<h1 className={css.title} lang={lang}>
							{title}
						</h1>
						<div className={css.facts}>
							<p className={css.category}>{m.categories[article.category]}</p>
							<ArticleMeta article={article} hasDay />
						</div>
						<PageTools>
							{body && <ChaptersAbove label={m.contents} chapters={chapters} lang={lang} />}
							{body && <TextSizes />}
							{actions}
						</PageTools>
					</header>
					{lang && <Note>{m.fallback}</Note>}
					{body ? (
						<ArticleBody {...body} tags={tags} lang={lang} picture={photograph} />
					) : (
						<LockedArticle articleId={article._id} teaser={teaser} lang={lang} />
					)}
				</article>
				{end && <aside aria-labelledby="on-this-topic">{end}</aside>}
			</div>
		</main>
	)
}

/** Gives the chapters all in one language: where the text is not in the page's, what stands around it is left out. */
function chaptersOf(
	m: { keyPoints: string; forExam: string },
	body: string,
	lang: string | undefined,
): RichTextHeading[] {
	const own = richTextHeadings(body, ANCHORS)
	return lang ? own : [{ id: 'key-points', text: m.keyPoints }, ...own, { id: 'exam', text: m.forExam }]
}
