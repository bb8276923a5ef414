import type { Verdict } from '@aravalli/shared/quizzes/quiz-result'
import { useId } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { checkIcon, penLineIcon, xIcon } from '#web/ui/icons.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { circleDashedIcon, contrastIcon } from './icons.ts'
import { messages as resultMessages } from './messages.en.ts'
import css from './verdict-list.module.css'

const looks: Record<Verdict, { tone: BadgeTone; icon: string }> = {
	correct: { tone: 'ok', icon: checkIcon },
	partly: { tone: 'warn', icon: contrastIcon },
	incorrect: { tone: 'bad', icon: xIcon },
	attempted: { tone: 'neel', icon: penLineIcon },
	'not-attempted': { tone: 'grey', icon: circleDashedIcon },
}

interface VerdictListProps {
	title: string
	rows: {
		id: string
		text: string
		/** Names the language of the text where it is not the page's. */
		lang: string | undefined
		verdict: Verdict
	}[]
}

/** Lists what has become of each question, in the order in which they were asked. */
export function VerdictList({ title, rows }: VerdictListProps) {
	const m = useMessages(resultMessages)
	const id = useId()
	return (
		<section aria-labelledby={id} className={css.section}>
			<h2 id={id}>{title}</h2>
			<Sheet as="ol" className={css.list}>
				{rows.map(({ id: questionId, text, lang, verdict }, index) => (
					<li key={questionId} className={css.row}>
						<span className={css.number}>{index + 1}</span>
						<span className={css.text} lang={lang}>
							{text}
						</span>
						<span className={css.verdict}>
							<Badge {...looks[verdict]}>{m.verdicts[verdict]}</Badge>
						</span>
					</li>
				))}
			</Sheet>
		</section>
	)
}
