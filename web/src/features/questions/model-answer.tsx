import { answerParts } from '@aravalli/shared/answer-parts'
import type { TextRun } from '@aravalli/shared/emphasis'
import { Sheet } from '#web/ui/sheet.tsx'
import css from './model-answer.module.css'

interface ModelAnswerProps {
	text: string
	/** Names the language of the text where it is not the page's: 'en' or 'hi'. */
	lang?: string | undefined
	/** Is said where there is no text. */
	missing: string
}

/** Shows the answer on ruled lines, with its line breaks kept and the phrases that earn marks in indigo. */
export function ModelAnswer({ text, lang, missing }: ModelAnswerProps) {
	const parts = answerParts(text).map((part, index) => ({ ...part, index }))
	if (parts.length === 0) return <p>{missing}</p>
	return (
		<Sheet isPart isRuled className={css.answer}>
			{parts.map(({ index, kind, runs }) => (
				<p key={index} lang={lang} className={css[kind]}>
					<Runs runs={runs} />
				</p>
			))}
		</Sheet>
	)
}

function Runs({ runs }: { runs: TextRun[] }) {
	const placed = runs.map((run, index) => ({ ...run, index }))
	return placed.map(({ index, isStrong, text }) => (isStrong ? <strong key={index}>{text}</strong> : text))
}
