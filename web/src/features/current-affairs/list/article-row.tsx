import type { ArticleCard } from '@aravalli/shared/current-affairs/contract'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import card from '#web/ui/card.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { chevronRightIcon, lockIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { ArticleMeta } from '../article-meta.tsx'
import { ArticlePicture } from '../article-picture.tsx'
import { cardTexts } from '../article-texts.ts'
import { articleLink, loginLink } from '../links.ts'
import { messages as currentAffairsMessages } from '../messages.en.ts'
import css from './article-row.module.css'

interface ArticleRowProps {
	article: ArticleCard
	/** The row names the day where it does not stand above. */
	hasDay?: boolean
	/** The row leaves out the teaser, for a short list on another page. */
	isShort?: boolean
}

/** The whole row is one link: to the article, or to the sign-in that leads back to it. */
export function ArticleRow({ article, hasDay = false, isShort = false }: ArticleRowProps) {
	const m = useMessages(currentAffairsMessages)
	const { title, teaser, lang } = cardTexts(article, useLanguage())
	const { _id, category, isLocked, imageUrlSmall } = article
	return (
		<li className={classNames(card.card, css.row, !imageUrlSmall && css.plain)}>
			{imageUrlSmall && <ArticlePicture article={article} className={css.picture} />}
			<div className={css.words}>
				<div className={css.head}>
					<p className={css.category}>{m.categories[category]}</p>
					<h3 className={css.title} lang={lang}>
						<PageLink link={isLocked ? loginLink(_id) : articleLink(_id)} className={card.link}>
							{title}
						</PageLink>
					</h3>
				</div>
				{!isShort && (
					<p className={css.teaser} lang={lang}>
						{teaser}
					</p>
				)}
				<ArticleMeta article={article} hasDay={hasDay} />
			</div>
			{isLocked ? (
				<div className={css.lock}>
					<Badge tone="kesari" icon={lockIcon}>
						{m.login}
					</Badge>
				</div>
			) : (
				<Icon path={chevronRightIcon} className={css.arrow} />
			)}
		</li>
	)
}
