import { openQuestions } from '@aravalli/shared/mains-practice/quiz'
import type { QuizData } from '@aravalli/shared/mains-practice/quiz-contract'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Note } from '#web/ui/note.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { practiceLink } from '../mains-links.ts'
import { searchOf } from './is-quiz-of.ts'
import { messages as quizMessages } from './messages.en.ts'
import css from './unfinished-note.module.css'

/** Above another list: where the quiz is that was not finished. */
export function UnfinishedNote({ quiz }: { quiz: QuizData }) {
	const m = useMessages(quizMessages)
	const all = quiz.questionIds.length
	const done = all - openQuestions(quiz).length
	return (
		<Note kind="accent">
			<div className={css.note}>
				<p>
					<b>{m.unfinished(done, all)}</b> {m.unfinishedText}
				</p>
				<PageLink link={practiceLink(searchOf(quiz))} className={buttonClass({ variant: 'primary', isCompact: true })}>
					{m.goOn}
				</PageLink>
			</div>
		</Note>
	)
}
