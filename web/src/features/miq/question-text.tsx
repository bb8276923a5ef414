import { useMessages } from '#web/lib/messages.ts'
import { messages as miqMessages } from './messages.en.ts'
import css from './question-text.module.css'

/** Longer ones hold a passage, as for a précis, which nobody reads in bold. */
const HEADING_CHARACTERS = 240

/** One question of a theme. */
export function QuestionText({ text, lang }: { text: string; lang: string | undefined }) {
	const m = useMessages(miqMessages)
	return (
		<h3 className={text.length > HEADING_CHARACTERS ? css.passage : css.text} lang={text ? lang : undefined}>
			{text || m.questionMissing}
		</h3>
	)
}
