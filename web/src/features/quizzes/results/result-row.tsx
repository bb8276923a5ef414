import { formatMoment } from '@aravalli/shared/format-moment'
import type { QuizResultRow } from '@aravalli/shared/quizzes/contract'
import { minutesAndSeconds, tierLimits, tierOf } from '@aravalli/shared/quizzes/quiz-result'
import type { ReactNode } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import card from '#web/ui/card.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { calendarIcon, clockIcon, listChecksIcon } from '#web/ui/icons.ts'
import { MetaRow } from '#web/ui/meta-row.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { messages as resultMessages } from '../result/messages.en.ts'
import { shownPercent } from '../result/shown-percent.ts'
import { TierBadge } from '../result/tier-badge.tsx'
import { type ResultKinds, type ResultSource, resultLink, titleOfSource } from '../result-kind.ts'
import { messages as resultsMessages } from './messages.en.ts'
import { type Outcome, outcomeText } from './outcome-text.ts'
import css from './result-row.module.css'

/** A row says this of a result, whether the server has it or only this browser. */
export type RowResult = Pick<QuizResultRow, 'quizId' | 'submittedAt' | 'successRatio' | 'timeTaken' | keyof Outcome> & {
	source: ResultSource
}

interface ResultRowProps {
	result: RowResult
	/** Holds the kinds that can be named. */
	kinds: ResultKinds
	note?: ReactNode
}

/** Shows one result; the whole row leads to it, where its kind is known. */
export function ResultRow({ result, kinds, note }: ResultRowProps) {
	const m = useMessages(resultsMessages)
	const words = useMessages(resultMessages)
	const language = useLanguage()
	const submitted = formatMoment(result.submittedAt, language)
	const link = resultLink(kinds, result.source, result.quizId)
	const { successRatio, timeTaken } = result
	return (
		<li className={classNames(card.card, css.row)}>
			<span className={css.percent}>
				{words.percent(shownPercent(successRatio, [tierLimits.good, tierLimits.excellent]))}
			</span>
			<div className={css.body}>
				{link ? (
					<PageLink link={link} className={classNames(card.link, css.link)}>
						{titleOfSource(kinds, result.source, language)}
						<span className="visuallyHidden">, {submitted}</span>
					</PageLink>
				) : (
					<b>{words.quiz}</b>
				)}
				<MetaRow
					facts={[
						{ icon: calendarIcon, text: submitted },
						{ icon: listChecksIcon, text: outcomeText(result, m) },
						{ icon: clockIcon, text: minutesAndSeconds(timeTaken), label: m.time },
					]}
				/>
				{note}
			</div>
			<span className={css.tier}>
				<TierBadge tier={tierOf(successRatio)} />
			</span>
		</li>
	)
}
