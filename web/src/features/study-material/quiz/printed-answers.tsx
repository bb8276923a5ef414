import type { QuizQuestion } from '@aravalli/shared/study-material/contract'
import { useMessages } from '#web/lib/messages.ts'
import { useIsPrinting } from '#web/ui/use-is-printing.ts'
import { messages as studyMessages } from '../messages.en.ts'
import css from './quiz.module.css'

/** Gives the answers on paper, where nothing opens: at the end, so that nobody reads them with the questions. */
export function PrintedAnswers({ questions, lang }: { questions: QuizQuestion[]; lang: string | undefined }) {
	const m = useMessages(studyMessages)
	if (!useIsPrinting()) return null
	return (
		<div className={css.printed}>
			<h3>{m.answers}</h3>
			<ol lang={lang}>
				{questions.map(({ question, answer }) => (
					<li key={question}>{answer}</li>
				))}
			</ol>
		</div>
	)
}
