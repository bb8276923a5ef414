import { type AnswerPart, answerParts } from '@aravalli/shared/answer-parts'
import type { TextRun } from '@aravalli/shared/emphasis'
import { parseMarksSplit } from '@aravalli/shared/marks-split'
import { useMessages } from '#web/lib/messages.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as questionMessages } from './messages.en.ts'
import css from './model-answer.module.css'

interface ModelAnswerProps {
	text: string
	/** Says what earns the marks, in lines like "2: Leader and dates"; empty: nobody has said it. */
	split?: string | undefined
	/** Names the language of the text where it is not the page's: 'en' or 'hi'. */
	lang?: string | undefined
	/** Is said where there is no text. */
	missing: string
}

/** Shows the answer on ruled lines, with its line breaks kept and the phrases that earn marks in indigo. */
export function ModelAnswer({ text, split = '', lang, missing }: ModelAnswerProps) {
	const parts = placed(answerParts(text))
	if (parts.length === 0) return <p>{missing}</p>
	return (
		<>
			<Sheet isPart isRuled className={css.answer}>
				{parts.map(({ index, value }) => (
					<Part key={index} part={value} lang={lang} />
				))}
			</Sheet>
			<MarksSplit text={split} lang={lang} />
		</>
	)
}

/** Gives each entry its place, by which it is told from others that say the same. */
const placed = <T,>(values: readonly T[]) => values.map((value, index) => ({ value, index }))

function Part({ part, lang }: { part: AnswerPart; lang: string | undefined }) {
	if (part.kind === 'table') return <Table {...part} lang={lang} />
	if (part.kind === 'flow') return <Flow steps={part.steps} lang={lang} />
	return (
		<p lang={lang} className={css[part.kind]}>
			<Runs runs={part.runs} />
		</p>
	)
}

function Flow({ steps, lang }: { steps: TextRun[][]; lang: string | undefined }) {
	return (
		<p lang={lang} className={css.flow}>
			{placed(steps).map(({ value, index }) => (
				<span key={index}>
					{index > 0 && ' → '}
					<span className={css.step}>
						<Runs runs={value} />
					</span>
				</span>
			))}
		</p>
	)
}

/** Whoever has a keyboard alone comes to what scrolls, and moves it by the arrow keys. */
const scrollable = { tabIndex: 0 }

function Table({ head, rows, lang }: { head: TextRun[][]; rows: TextRun[][][]; lang: string | undefined }) {
	return (
		<div className={css.wide} {...scrollable}>
			<table lang={lang} className={css.table}>
				<thead>
					<tr>
						{placed(head).map(({ value, index }) => (
							<th key={index} scope="col">
								<Runs runs={value} />
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{placed(rows).map(({ value: row, index }) => (
						<tr key={index}>
							{placed(row).map(({ value, index: column }) => (
								<td key={column}>
									<Runs runs={value} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	)
}

function Runs({ runs }: { runs: TextRun[] }) {
	return placed(runs).map(({ index, value: { isStrong, text } }) =>
		isStrong ? <strong key={index}>{text}</strong> : text,
	)
}

/** Says what an examiner gives the marks for. */
function MarksSplit({ text, lang }: { text: string; lang: string | undefined }) {
	const m = useMessages(questionMessages)
	const lines = parseMarksSplit(text) ?? []
	if (lines.length === 0) return null
	return (
		<div className={css.split}>
			<p className={css.splitTitle}>{m.marksSplit}</p>
			<dl>
				{placed(lines).map(({ index, value: { text: what, marks } }) => (
					<div key={index} className={css.credit}>
						<dt lang={lang}>{what}</dt>
						<dd>{m.marksOf(marks)}</dd>
					</div>
				))}
			</dl>
		</div>
	)
}
