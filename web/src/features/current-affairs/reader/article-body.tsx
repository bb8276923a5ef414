import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { RichText } from '#web/ui/rich-text.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TagList } from '#web/ui/tag-list.tsx'
import { messages as currentAffairsMessages } from '../messages.en.ts'
import css from './article-body.module.css'

/** The chapters' anchors begin so; `RichText` says more. */
export const ANCHORS = 'part'

interface ArticleBodyProps {
	body: string
	keyPoints: string[]
	prelims: string
	mains: string
	sources: string[]
	tags: string[]
	lang: string | undefined
	/** Stands below the key points. */
	picture: ReactNode
}

/** Shows key points on a page of the answer book, the text, what the two examinations can ask, and on what all of it rests. */
export function ArticleBody({ body, keyPoints, prelims, mains, sources, tags, lang, picture }: ArticleBodyProps) {
	const m = useMessages(currentAffairsMessages)
	return (
		<>
			<Sheet as="section" isPadded hasMargin className={css.points}>
				<h2 id="key-points" tabIndex={-1} className={css.pointsTitle}>
					{m.keyPoints}
				</h2>
				<ol className={css.list} lang={lang}>
					{keyPoints.map((point) => (
						<li key={point}>{point}</li>
					))}
				</ol>
			</Sheet>
			{picture}
			<RichText html={body} anchors={ANCHORS} lang={lang} />
			<section className={css.exam} aria-labelledby="exam">
				<h2 id="exam" tabIndex={-1} className="visuallyHidden">
					{m.forExam}
				</h2>
				<div className={css.prelims}>
					<h3>{m.prelims}</h3>
					<p lang={lang}>{prelims}</p>
				</div>
				<div className={css.mains}>
					<h3>{m.mains}</h3>
					<p lang={lang}>{mains}</p>
				</div>
			</section>
			{sources.length > 0 && (
				<section className={css.sources} aria-labelledby="sources">
					<h2 id="sources">{m.sources}</h2>
					<ul lang={lang}>
						{sources.map((source) => (
							<li key={source}>{source}</li>
						))}
					</ul>
				</section>
			)}
			<TagList tags={tags} lang={lang} />
		</>
	)
}
