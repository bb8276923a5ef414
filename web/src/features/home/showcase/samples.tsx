import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { checkIcon, penLineIcon } from '#web/ui/icons.ts'
import { messages as showcaseMessages } from './messages.en.ts'
import css from './samples.module.css'

/** Scores a paper of 150 questions by the marking scheme: 90 × 4/3 − 40 × 4/9 = 102.22. */
export function ScoreSample() {
	const { score } = useMessages(showcaseMessages)
	return (
		<table className={css.score}>
			<caption className="visuallyHidden">{score.caption}</caption>
			<tbody>
				{score.rows.map(([name, count, marks]) => (
					<tr key={name}>
						<th scope="row">{name}</th>
						<td>{count}</td>
						<td>{marks}</td>
					</tr>
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row">{score.total}</th>
					<td>150</td>
					<td>{score.sum}</td>
				</tr>
			</tfoot>
		</table>
	)
}

/** Shows a page of the answer book with two pins. */
export function AnswerSample() {
	const { answer } = useMessages(showcaseMessages)
	return (
		<div className={css.answer}>
			<p className={css.question}>{answer.question}</p>
			{answer.lines.map((line) => (
				<p key={line} className={css.line}>
					{line}
				</p>
			))}
			<ul className={css.pins}>
				<li className={css.good}>
					<Icon path={checkIcon} />
					{answer.good}
				</li>
				<li className={css.missing}>
					<Icon path={penLineIcon} />
					{answer.missing}
				</li>
			</ul>
			<p className={css.marks}>
				{answer.outOf.before}
				<b>{answer.marks}</b>
				{answer.outOf.after}
			</p>
		</div>
	)
}

/** Shows a ridge for each subject, as high as its share. */
export function SubjectsSample() {
	const m = useMessages(showcaseMessages)
	return (
		<dl className={css.subjects}>
			{m.subjects.map(([name, share]) => (
				<div key={name} className={css.subject}>
					<dt>{name}</dt>
					<dd>
						<span className={css.share}>{m.percent(share)}</span>
						<svg className={css.peak} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
							<path d={`M0 100C20 100 28 ${100 - share} 50 ${100 - share}S80 100 100 100Z`} />
						</svg>
					</dd>
				</div>
			))}
		</dl>
	)
}

/** Shows a topic in the middle and its four branches. */
export function MapSample() {
	const { map } = useMessages(showcaseMessages)
	return (
		<div className={css.map}>
			<svg className={css.arms} viewBox="0 0 300 180" preserveAspectRatio="none" aria-hidden="true">
				<path d="M150 90C90 90 110 30 60 30M150 90C210 90 190 30 240 30M150 90C90 90 110 150 60 150M150 90C210 90 190 150 240 150" />
			</svg>
			<p className={css.centre}>{map.centre}</p>
			<ul className={css.branches}>
				{map.branches.map((branch) => (
					<li key={branch}>{branch}</li>
				))}
			</ul>
		</div>
	)
}
