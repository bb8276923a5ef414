import { indiaDay } from '@aravalli/shared/india-time'
import type { StudySummary } from '@aravalli/shared/study-log/contract'
import { type ReactNode, useId } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { hourglassIcon } from '../icons.ts'
import { DaysRidge } from './days-ridge.tsx'
import { DaysTable } from './days-table.tsx'
import { messages as streakMessages } from './messages.en.ts'
import css from './streak-scene.module.css'
import { streakWords } from './streak-words.ts'

interface StreakSceneProps {
	study: StudySummary
	/** Greets, above the streak. */
	greeting: ReactNode
}

/** Shows the hills of the last days, whose near ridge is as high as the hours were, with the streak and what all days add up to. */
export function StreakScene({ study, greeting }: StreakSceneProps) {
	const m = useMessages(streakMessages)
	const language = useLanguage()
	const id = useId()
	const { currentStreak, longestStreak, totalStudyDays, totalHoursStudied, streakStatus } = study
	const facts = [
		{ name: m.longest, value: longestStreak },
		{ name: m.days, value: totalStudyDays },
		{ name: m.hours, value: totalHoursStudied.toFixed(1) },
	]
	return (
		<section className={css.scene} aria-labelledby={id} data-status={streakStatus}>
			<DaysRidge study={study} />
			<div className={classNames('wrap', css.words)}>
				{greeting}
				<h1 id={id} className={css.title}>
					{currentStreak > 0 ? m.streak(currentStreak) : m.noStreak}
				</h1>
				<p className={css.text}>
					{streakStatus === 'at-risk' && <Icon path={hourglassIcon} />}
					{streakWords(study, m, language)}
				</p>
				<dl className={css.facts}>
					{facts.map(({ name, value }) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
			</div>
			<DaysTable study={study} />
		</section>
	)
}

/** Is for who never studied, and for where the study log cannot be had. */
export const blankStudy = (now: Date): StudySummary => ({
	...{ currentStreak: 0, longestStreak: 0, lastStudyDate: null, totalStudyDays: 0 },
	...{ totalHoursStudied: 0, totalActivitiesCompleted: 0, streakStatus: 'inactive', recentStudyDates: [] },
	today: indiaDay(now),
})
