import type { EvaluationResult } from '@aravalli/shared/evaluation/returned-contract'
import { formatMoment } from '@aravalli/shared/format-moment'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as homeMessages } from './messages.en.ts'
import css from './results-panel.module.css'

/** Shows answers that came back and were not opened yet; nothing where there are none. */
export function ResultsPanel({ results }: { results: readonly EvaluationResult[] }) {
	const m = useMessages(homeMessages)
	if (results.length === 0) return null
	return (
		<Sheet as="section" className={css.panel}>
			<h2 className={css.title}>{m.title}</h2>
			<ul className={css.rows}>
				{results.map((result) => (
					<Row key={result.copyId} result={result} />
				))}
			</ul>
			<p className={css.foot}>
				<MenuLink href="/upload-answersheet/history">{m.all}</MenuLink>
			</p>
		</Sheet>
	)
}

function Row({ result }: { result: EvaluationResult }) {
	const m = useMessages(homeMessages)
	const moment = formatMoment(result.givenAt, useLanguage())
	const { copyId, question, total, maxMarks, isReEvaluated, isSample } = result
	return (
		<li className={css.row}>
			<MenuLink href={`/upload-answersheet/history/${encodeURIComponent(copyId)}`} className={css.link}>
				<span className={css.marks}>
					<span aria-hidden="true">{m.marks(total, maxMarks)}</span>
					<span className="visuallyHidden">{m.marksOf(total, maxMarks)}</span>
				</span>
				<span>
					<span className={css.text} lang={question.isFallback ? 'en' : undefined}>
						{question.questionText}
					</span>
					<span className={css.facts}>
						{isReEvaluated ? m.again(moment) : m.given(moment)} {isSample && <SampleMark />}
					</span>
				</span>
			</MenuLink>
		</li>
	)
}
