import type { ArticleCard } from '@aravalli/shared/current-affairs/contract'
import { formatDay } from '@aravalli/shared/format-day'
import { useId } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import css from './article-days.module.css'
import { ArticleRow } from './article-row.tsx'

/** Shows articles on one sheet, under the days on which they were published. @param articles in the order of the list */
export function ArticleDays({ articles }: { articles: ArticleCard[] }) {
	const days = [...new Set(articles.map(({ date }) => date))]
	if (days.length === 0) return null
	return (
		<Sheet className={css.days}>
			{days.map((day) => (
				<Day key={day} day={day} articles={articles.filter(({ date }) => date === day)} />
			))}
		</Sheet>
	)
}

function Day({ day, articles }: { day: string; articles: ArticleCard[] }) {
	const id = useId()
	const language = useLanguage()
	return (
		<section aria-labelledby={id} className={css.day}>
			<h2 id={id} className={css.date}>
				{formatDay(day, language)}
			</h2>
			<ul>
				{articles.map((article) => (
					<ArticleRow key={article._id} article={article} />
				))}
			</ul>
		</section>
	)
}
