import type { ArticleCard } from '@aravalli/shared/current-affairs/contract'
import { formatDay } from '@aravalli/shared/format-day'
import { useId } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { Bandhani } from '#web/ui/bandhani.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import css from './article-days.module.css'
import { ArticleRow } from './article-row.tsx'

/** Shows articles under the days on which they were published. @param articles in the order of the list */
export function ArticleDays({ articles }: { articles: ArticleCard[] }) {
	const days = [...new Set(articles.map(({ date }) => date))]
	return days.map((day) => <Day key={day} day={day} articles={articles.filter(({ date }) => date === day)} />)
}

function Day({ day, articles }: { day: string; articles: ArticleCard[] }) {
	const id = useId()
	const language = useLanguage()
	return (
		<section aria-labelledby={id} className={css.day}>
			<div className={css.line}>
				<h2 id={id} className={css.date}>
					{formatDay(day, language)}
				</h2>
				<div className={css.dots}>
					<Bandhani />
				</div>
			</div>
			<Sheet as="ul">
				{articles.map((article) => (
					<ArticleRow key={article._id} article={article} />
				))}
			</Sheet>
		</section>
	)
}
