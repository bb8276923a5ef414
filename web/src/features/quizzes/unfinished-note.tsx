import type { QuizData } from '@aravalli/shared/quizzes/contract'
import { openQuestions } from '@aravalli/shared/quizzes/quiz'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Note } from '#web/ui/note.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { messages as quizMessages } from './messages.en.ts'
import type { QuizKind } from './quiz-kind.ts'
import css from './unfinished-note.module.css'

/** Stands above another list and says where the quiz is that was not finished. */
export function UnfinishedNote({ kind, quiz }: { kind: QuizKind; quiz: QuizData }) {
	const m = useMessages(quizMessages)
	const all = quiz.questionIds.length
	const done = all - openQuestions(quiz).length
	return (
		<Note kind="accent">
			<div className={css.note}>
				<p>
					<b>{m.unfinished(done, all)}</b> {m.unfinishedText}
				</p>
				<PageLink link={kind.listLink(quiz.source)} className={buttonClass({ variant: 'primary', isCompact: true })}>
					{m.goOn}
				</PageLink>
			</div>
		</Note>
	)
}
