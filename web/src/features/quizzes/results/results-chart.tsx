import { formatMoment } from '@aravalli/shared/format-moment'
import type { QuizResultRow } from '@aravalli/shared/quizzes/contract'
import { tierLimits, tierOf } from '@aravalli/shared/quizzes/quiz-result'
import type { CSSProperties } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { messages as resultMessages } from '../result/messages.en.ts'
import { shownPercent } from '../result/shown-percent.ts'
import { type ChartPoint, chartPoints, crestPath, landPath } from './chart-shape.ts'
import { messages as resultsMessages } from './messages.en.ts'
import css from './results-chart.module.css'

/** The lines across the chart stand at these percents. */
const heights = [100, tierLimits.excellent, tierLimits.good, 0]

const placeOf = ({ x, y }: ChartPoint): CSSProperties => ({ left: `${x / 10}%`, top: `${y}%` })

type Result = Pick<QuizResultRow, 'quizId' | 'submittedAt' | 'successRatio'>

/**
 * Shows the results as a ridge, the newest at its right end. Readers get them as a list.
 * @param results the newest first
 */
export function ResultsChart({ results }: { results: Result[] }) {
	const m = useMessages(resultsMessages)
	const words = useMessages(resultMessages)
	const language = useLanguage()
	const inOrder = results.toReversed()
	const points = chartPoints(inOrder.map(({ successRatio }) => successRatio))
	const percentOf = ({ successRatio }: Result) =>
		words.percent(shownPercent(successRatio, [tierLimits.good, tierLimits.excellent]))
	const newest = inOrder.at(-1)
	return (
		<figure className={css.chart}>
			<figcaption className={css.title}>{m.chart(results.length)}</figcaption>
			<div className={css.frame} aria-hidden="true">
				{heights.map((height) => (
					<div key={height} className={css.height} style={{ top: `${100 - height}%` }}>
						<span>{height}</span>
					</div>
				))}
				<div className={css.plot}>
					<svg className={css.ridge} viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
						<path className={css.land} d={landPath(points)} />
						<path className={css.crest} d={crestPath(points)} />
					</svg>
					{points.map((point, index) => (
						<span key={inOrder[index]?.quizId} className={css.dot} style={placeOf(point)} />
					))}
				</div>
				{newest && (
					<b className={css.newest} style={{ top: `${points.at(-1)?.y}%` }}>
						{percentOf(newest)}
					</b>
				)}
			</div>
			<ol className="visuallyHidden">
				{inOrder.map((result) => (
					<li key={result.quizId}>
						{`${formatMoment(result.submittedAt, language)}: ${percentOf(result)}, ${words.tiers[tierOf(result.successRatio)]}`}
					</li>
				))}
			</ol>
		</figure>
	)
}
