import type { ProgressEntry } from '@aravalli/shared/evaluation/returned-contract'
import { type RubricPart, rubricParts } from '@aravalli/shared/evaluation/rubric'
import { rubricNames } from '@aravalli/shared/evaluation/rubric-names'
import { formatDay } from '@aravalli/shared/format-day'
import { indiaDay } from '@aravalli/shared/india-time'
import type { PaperFilter } from '@aravalli/shared/questions/question'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { progressQuery } from '../queries.ts'
import { CHART, heightOf, hillLine, shareOf, spotsOf } from './chart-lines.ts'
import css from './marks-chart.module.css'
import { messages as historyMessages } from './messages.en.ts'

interface MarksChartProps {
	paper?: PaperFilter | undefined
}

/** Shows how the marks of returned answers have gone, all together and part by part; nothing until they are known. */
export function MarksChart({ paper = 'ALL_PAPERS' }: MarksChartProps) {
	const m = useMessages(historyMessages)
	const query = useQuery(progressQuery(useSignedInApi('upload-answersheet/history'), paper))
	const entries = useLatest(query.data)?.data
	if (!entries) return null
	return (
		<Sheet as="section" isPadded className={css.part}>
			<h2 className={css.title}>{m.title}</h2>
			{entries.length < 2 ? (
				<p className={css.text}>{m.few(entries.length)}</p>
			) : (
				<>
					<p className={css.text}>{m.text}</p>
					<Chart entries={entries} />
					<Disclosure showLabel={m.show} hideLabel={m.hide}>
						<Table entries={entries} />
					</Disclosure>
				</>
			)}
		</Sheet>
	)
}

const percentOf = (entry: ProgressEntry, part?: RubricPart) => Math.round(shareOf(entry, part) * 100)

/** Leaves out parts that none of the answers has marks for. */
const partsIn = (entries: readonly ProgressEntry[]) =>
	rubricParts.filter((part) => entries.some(({ maxRubric }) => (maxRubric[part] ?? 0) > 0))

function Chart({ entries }: { entries: readonly ProgressEntry[] }) {
	const m = useMessages(historyMessages)
	const language = useLanguage()
	const [first, last] = [entries[0], entries.at(-1)]
	const totals = spotsOf(entries.map((entry) => shareOf(entry)))
	const ridge = hillLine(totals)
	const end = totals.at(-1)?.x ?? 0
	const parts = partsIn(entries)
	return (
		<figure className={css.figure}>
			<svg
				className={css.chart}
				viewBox={`0 0 ${CHART.width} ${CHART.height}`}
				preserveAspectRatio="none"
				role="img"
				aria-label={first && last ? m.summary(percentOf(first), percentOf(last), entries.length) : m.title}
			>
				{[0, 0.5, 1].map((share) => (
					<path key={share} className={css.level} d={`M0 ${heightOf(share)}H${CHART.width}`} />
				))}
				<path className={css.hills} d={`${ridge}L${end} ${heightOf(0)}L${CHART.side} ${heightOf(0)}Z`} />
				{parts.map((part) => (
					<path
						key={part}
						className={css.line}
						data-part={part}
						d={hillLine(spotsOf(entries.map((entry) => shareOf(entry, part))))}
					/>
				))}
				<path className={css.total} d={ridge} />
			</svg>
			<figcaption className={css.legend}>
				{[{ part: 'total', name: m.total }, ...parts.map((part) => ({ part, name: rubricNames[part][language] }))].map(
					({ part, name }) => (
						<span key={part} className={css.named}>
							<svg className={css.sample} viewBox="0 0 30 8" aria-hidden="true">
								<path className={part === 'total' ? css.total : css.line} data-part={part} d="M1 4H29" />
							</svg>
							{name}
						</span>
					),
				)}
			</figcaption>
		</figure>
	)
}

/** Whoever has a keyboard alone comes to what scrolls, and moves it by the arrow keys. */
const scrollable = { tabIndex: 0 }

function Table({ entries }: { entries: readonly ProgressEntry[] }) {
	const m = useMessages(historyMessages)
	const language = useLanguage()
	const parts = partsIn(entries)
	return (
		<div className={css.wide} {...scrollable}>
			<table className={css.table}>
				<caption className="visuallyHidden">{m.caption}</caption>
				<thead>
					<tr>
						<th scope="col">{m.answer}</th>
						<th scope="col">{m.returned}</th>
						<th scope="col">{m.total}</th>
						{parts.map((part) => (
							<th key={part} scope="col">
								{rubricNames[part][language]}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{entries.map((entry) => (
						<tr key={entry.copyId}>
							<th scope="row">{entry.label}</th>
							<td>{formatDay(indiaDay(new Date(entry.returnedAt)), language)}</td>
							<td>
								{entry.total} / {entry.maxMarks}
							</td>
							{parts.map((part) => (
								<td key={part}>
									{entry.maxRubric[part] === undefined ? '–' : `${entry.rubric[part] ?? 0} / ${entry.maxRubric[part]}`}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	)
}
