import type { ArticleCard } from '@aravalli/shared/current-affairs/contract'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lockIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { ArticleMeta } from '../article-meta.tsx'
import { ArticlePicture } from '../article-picture.tsx'
import { cardTexts } from '../article-texts.ts'
import { articleLink, loginLink } from '../links.ts'
import { messages as currentAffairsMessages } from '../messages.en.ts'
import css from './lead-article.module.css'

/** Shows the newest article of the list, large. */
export function LeadArticle({ article }: { article: ArticleCard }) {
	const m = useMessages(currentAffairsMessages)
	const { title, teaser, lang } = cardTexts(article, useLanguage())
	const { _id, isLocked } = article
	return (
		<Sheet as="article" className={classNames(css.lead, !article.imageUrl && css.plain)}>
			{article.imageUrl && <ArticlePicture article={article} size="large" className={css.picture} />}
			<div className={css.words}>
				<div className={css.head}>
					<p className={css.category}>{m.categories[article.category]}</p>
					<h2 className={css.title} lang={lang}>
						{title}
					</h2>
				</div>
				<p className={css.teaser} lang={lang}>
					{teaser}
				</p>
				<ArticleMeta article={article} hasDay />
				<PageLink link={isLocked ? loginLink(_id) : articleLink(_id)} className={buttonClass({ variant: 'primary' })}>
					{isLocked && <Icon path={lockIcon} />}
					{isLocked ? m.loginToRead : m.readFully}
					<span className="visuallyHidden" lang={lang}>
						: {title}
					</span>
				</PageLink>
			</div>
		</Sheet>
	)
}
