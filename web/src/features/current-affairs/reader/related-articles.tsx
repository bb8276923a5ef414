import type { ArticleCard } from '@aravalli/shared/current-affairs/contract'
import { formatDay } from '@aravalli/shared/format-day'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lockIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { cardTexts } from '../article-texts.ts'
import { articleLink, loginLink } from '../links.ts'
import { messages as currentAffairsMessages } from '../messages.en.ts'
import css from './related-articles.module.css'

/** Shows other articles with a tag in common. */
export function RelatedArticles({ articles }: { articles: ArticleCard[] }) {
	const m = useMessages(currentAffairsMessages)
	const language = useLanguage()
	if (articles.length === 0) return null
	return (
		<aside aria-labelledby="related" className={css.related}>
			<h2 id="related" className={css.heading}>
				{m.related}
			</h2>
			<ul>
				{articles.map((article) => {
					const { title, lang } = cardTexts(article, language)
					const { _id, isLocked, date } = article
					return (
						<li key={_id} className={css.item}>
							<PageLink link={isLocked ? loginLink(_id) : articleLink(_id)} className={css.link} lang={lang}>
								{title}
							</PageLink>
							<span className={css.date}>
								{formatDay(date, language)}
								{isLocked && (
									<>
										{' · '}
										<Icon path={lockIcon} />
										{m.login}
									</>
								)}
							</span>
						</li>
					)
				})}
			</ul>
		</aside>
	)
}
