import type { QuizQuestion } from '@aravalli/shared/study-material/contract'
import { PREVIEWED_QUESTIONS } from '@aravalli/shared/study-material/section'
import { useMessages } from '#web/lib/messages.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { messages as studyMessages } from '../messages.en.ts'
import css from './quiz.module.css'

interface QuizPreviewProps {
	questions: QuizQuestion[]
	/** Names the subject of the questions, for readers: several previews stand in a list. */
	about: string
	lang: string | undefined
}

/** Shows the first questions of an item with their answers, behind a toggle. */
export function QuizPreview({ questions, about, lang }: QuizPreviewProps) {
	const m = useMessages(studyMessages)
	const shown = questions.slice(0, PREVIEWED_QUESTIONS)
	return (
		<Disclosure showLabel={m.showQuiz} hideLabel={m.hideQuiz} about={about} aside={m.questions(questions.length)}>
			{shown.length < questions.length && (
				<p className={css.count}>{m.firstQuestions(shown.length, questions.length)}</p>
			)}
			<ol>
				{shown.map(({ question, answer }) => (
					<li key={question} className={css.previewed} lang={lang}>
						<p className={css.text}>{question}</p>
						<p className={css.answer}>{answer}</p>
					</li>
				))}
			</ol>
		</Disclosure>
	)
}
