import { formatMoment } from '@aravalli/shared/format-moment'
import { FEWEST_TO_COMPARE } from '@aravalli/shared/mock-tests/standing'
import type { QuestionStatistics as Statistics } from '@aravalli/shared/mock-tests/statistics-contract'
import { answerOptions } from '@aravalli/shared/questions/answer-options'
import { useQuery } from '@tanstack/react-query'
import { deskApi } from '#web/content/desk/desk-calls.ts'
import type { EditedItem } from '#web/content/desk/editor/kind-desk.ts'
import { apiQuery } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format-count.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { messages as deskMessages } from './messages.en.ts'
import css from './question-statistics.module.css'

/** Shows how learners have answered the question in mock tests, where somebody opens it. */
export function QuestionStatistics({ editing, item }: EditedItem) {
	const m = useMessages(deskMessages)
	const id = item?.id ?? ''
	const { data, error, isFetching, refetch } = useQuery({
		...apiQuery(deskApi, 'GET /api/admin/prelims-questions/:id/statistics', { params: { id } }),
		enabled: id !== '',
		staleTime: 60_000,
	})
	return (
		<details className={css.panel}>
			<summary className={css.summary}>{m.statistics}</summary>
			{data && <Figures statistics={data.data} rightKey={editing.content.key} />}
			{!data && error && <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
			{!data && !error && <p role="status">{m.loadStatistics}</p>}
		</details>
	)
}

interface FiguresProps {
	statistics: Statistics
	rightKey: unknown
}

function Figures({ statistics, rightKey }: FiguresProps) {
	const m = useMessages(deskMessages)
	const language = useLanguage()
	const { attempts, rightShare, discrimination, measuredAt } = statistics
	if (attempts === 0) return <p>{m.noStatistics}</p>
	if (attempts < FEWEST_TO_COMPARE) return <p>{m.tooFew(formatCount(attempts))}</p>
	const facts = [
		[m.attempts, formatCount(attempts)],
		[m.rightShare, rightShare === null ? m.noFigure : percent(rightShare)],
		[m.discrimination, discrimination === null ? m.noFigure : discrimination.toFixed(2).replace('-', '−')],
	] as const
	return (
		<>
			<dl className={css.facts}>
				{facts.map(([label, value]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<p className={css.hint}>{m.discriminationHint}</p>
			<OptionsTable statistics={statistics} rightKey={rightKey} />
			{measuredAt && <p className={css.hint}>{m.measuredAt(formatMoment(measuredAt, language))}</p>}
		</>
	)
}

const percent = (share: number) => `${Math.round(100 * share)}%`

function OptionsTable({ statistics: { attempts, options }, rightKey }: FiguresProps) {
	const m = useMessages(deskMessages)
	return (
		<table className={css.table}>
			<thead>
				<tr>
					<th scope="col">{m.option}</th>
					<th scope="col">{m.chosenBy}</th>
					<th scope="col">{m.share}</th>
				</tr>
			</thead>
			<tbody>
				{[...answerOptions, 'blank' as const].map((option) => (
					<tr key={option} data-right={option === rightKey || undefined}>
						<th scope="row">
							{option === 'blank' ? m.blank : option}
							{option === rightKey && <span className={css.key}>{m.isKey}</span>}
						</th>
						<td>{formatCount(options[option])}</td>
						<td>{percent(options[option] / attempts)}</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}
