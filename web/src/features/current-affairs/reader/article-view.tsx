import type { Article } from '@aravalli/shared/current-affairs/contract'
import type { ReactNode } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { arrowLeftIcon } from '#web/ui/icons/arrow-left.ts'
import { Note } from '#web/ui/note.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { richTextHeadings } from '#web/ui/rich-text.tsx'
import { ArticleMeta } from '../article-meta.tsx'
import { ArticlePicture } from '../article-picture.tsx'
import { bodyTexts, cardTexts } from '../article-texts.ts'
import { listLink } from '../links.ts'
import { currentAffairsMessages } from '../messages.ts'
import { ArticleActions } from './article-actions.tsx'
import { ANCHORS, ArticleBody } from './article-body.tsx'
import css from './article-view.module.css'
import { ContentsAbove, ContentsBeside, type ContentsEntry } from './contents.tsx'
import { LockedArticle } from './locked-article.tsx'
import { ReadingProgress } from './reading-progress.tsx'
import { RelatedArticles } from './related-articles.tsx'
import { TextSizes } from './text-sizes.tsx'
import { useKeptPlace } from './use-kept-place.ts'

interface ArticleViewProps {
	api: ApiClient
	article: Article
	/** The public origin, without a trailing slash. */
	origin: string
}

/** The reader: contents left, the article, related ones right. */
export function ArticleView({ api, article, origin }: ArticleViewProps) {
	const m = useMessages(currentAffairsMessages)
	const language = useLanguage()
	const { title, teaser, tags, lang } = cardTexts(article, language)
	const body = bodyTexts(article, language)
	const place = useKeptPlace(language)
	const entries = body ? entriesOf(m, body.body, lang) : []
	return (
		<main id="content" tabIndex={-1} className={css.page}>
			{body && <ReadingProgress />}
			<div className={css.columns}>
				<div className={css.side}>
					<PageLink link={listLink({})} className={css.back}>
						<Icon path={arrowLeftIcon} />
						{m.title}
					</PageLink>
					<ContentsBeside entries={entries} />
				</div>
				<article ref={place} className={css.article}>
					<header className={css.header}>
						<Badge tone="pottery">{m.categories[article.category]}</Badge>
						<h1 className={css.title} lang={lang}>
							{title}
						</h1>
						<ArticleMeta article={article} hasDay />
						<div className={css.tools}>
							<ArticleActions api={api} article={article} title={title} origin={origin} />
							{body && <TextSizes />}
						</div>
					</header>
					<Figure article={article} />
					{lang && <Note>{m.fallback}</Note>}
					{body ? (
						<>
							<ContentsAbove entries={entries} />
							<ArticleBody {...body} tags={tags} lang={lang} />
						</>
					) : (
						<LockedArticle articleId={article._id} teaser={teaser} lang={lang} />
					)}
				</article>
				<RelatedArticles articles={article.related} />
			</div>
		</main>
	)
}

function entriesOf(m: { keyPoints: string; forExam: string }, body: string, lang: string | undefined): ContentsEntry[] {
	return [
		{ id: 'key-points', text: m.keyPoints },
		...richTextHeadings(body, ANCHORS).map((heading) => ({ ...heading, lang })),
		{ id: 'exam', text: m.forExam },
	]
}

function Figure({ article }: { article: Article }): ReactNode {
	const m = useMessages(currentAffairsMessages)
	if (!article.imageUrl) return null
	return (
		<figure className={css.figure}>
			<ArticlePicture article={article} size="large" />
			<figcaption className={css.caption}>{m.caption}</figcaption>
		</figure>
	)
}
