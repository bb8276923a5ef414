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
	const parts = answerParts(text).map((part, place) => ({ ...part, place }))
	if (parts.length === 0) return <p>{missing}</p>
	return (
		<Sheet isPart isRuled className={css.answer}>
			{parts.map(({ place, kind, runs }) => (
				<p key={place} lang={lang} className={css[kind]}>
					<Runs runs={runs} />
				</p>
			))}
		</Sheet>
	)
}

function Runs({ runs }: { runs: TextRun[] }) {
	const placed = runs.map((run, place) => ({ ...run, place }))
	return placed.map(({ place, isStrong, text }) => (isStrong ? <strong key={place}>{text}</strong> : text))
}
