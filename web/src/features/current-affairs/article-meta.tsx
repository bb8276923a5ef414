import type { ArticleCard } from '@aravalli/shared/current-affairs/contract'
import { formatDay } from '@aravalli/shared/format-day'
import { formatCount } from '#web/lib/format-count.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { calendarIcon, clockIcon, eyeIcon } from '#web/ui/icons.ts'
import { MetaRow } from '#web/ui/meta-row.tsx'
import { messages as currentAffairsMessages } from './messages.en.ts'

interface ArticleMetaProps {
	article: ArticleCard
	/** The day is left out where it stands above. */
	hasDay?: boolean
}

export function ArticleMeta({ article: { date, readTime, views }, hasDay = false }: ArticleMetaProps) {
	const m = useMessages(currentAffairsMessages)
	const language = useLanguage()
	return (
		<MetaRow
			facts={[
				...(hasDay ? [{ icon: calendarIcon, text: formatDay(date, language) }] : []),
				{ icon: clockIcon, text: m.minutes(readTime) },
				...(views > 0 ? [{ icon: eyeIcon, text: formatCount(views), label: m.views }] : []),
			]}
		/>
	)
}
