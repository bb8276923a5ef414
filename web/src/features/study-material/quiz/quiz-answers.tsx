import type { QuizQuestion } from '@aravalli/shared/study-material/contract'
import { useMessages } from '#web/lib/messages.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { messages as studyMessages } from '../messages.en.ts'
import css from './quiz.module.css'

interface QuizAnswersProps {
	questions: QuizQuestion[]
	/** Is the level of the headings that the questions are. */
	as?: 'h3' | 'h4'
	/** It is true or false once a reader has chosen for all of them. */
	areOpen?: boolean | undefined
	lang: string | undefined
}

/** Shows questions, each with its answer behind a toggle. */
export function QuizAnswers({ questions, as: Heading = 'h3', areOpen, lang }: QuizAnswersProps) {
	const m = useMessages(studyMessages)
	return (
		<ol className={css.questions}>
			{questions.map(({ question, answer }, index) => (
				<li key={question} className={css.question}>
					<span className={css.number} aria-hidden="true">
						{m.question(index + 1)}
					</span>
					<div className={css.words}>
						<Heading className={css.text} lang={lang}>
							{question}
						</Heading>
						<Disclosure
							key={String(areOpen)}
							showLabel={m.showAnswer}
							hideLabel={m.hideAnswer}
							isOpen={areOpen ?? false}
							about={m.question(index + 1)}
						>
							<p className={css.answer} lang={lang}>
								{answer}
							</p>
						</Disclosure>
					</div>
				</li>
			))}
		</ol>
	)
}
