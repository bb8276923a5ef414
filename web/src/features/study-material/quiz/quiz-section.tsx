import type { QuizQuestion } from '@aravalli/shared/study-material/contract'
import { useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as studyMessages } from '../messages.en.ts'
import { PrintedAnswers } from './printed-answers.tsx'
import css from './quiz.module.css'
import { QuizAnswers } from './quiz-answers.tsx'

/** Shows the quiz of an item, at its end. */
export function QuizSection({ questions, lang }: { questions: QuizQuestion[]; lang: string | undefined }) {
	const m = useMessages(studyMessages)
	const [areOpen, setAreOpen] = useState<boolean>()
	if (questions.length === 0) return null
	return (
		<section className={css.section} aria-labelledby="quiz">
			<div className={css.head}>
				<div>
					<h2 id="quiz" tabIndex={-1}>
						{m.testYourself}
					</h2>
					<p className={css.about}>{m.testText}</p>
				</div>
				<span className="needsScript">
					<Button isCompact onClick={() => setAreOpen(!areOpen)}>
						{areOpen ? m.hideAllAnswers : m.showAllAnswers}
					</Button>
				</span>
			</div>
			<Sheet>
				<QuizAnswers questions={questions} areOpen={areOpen} lang={lang} />
			</Sheet>
			<PrintedAnswers questions={questions} lang={lang} />
		</section>
	)
}
