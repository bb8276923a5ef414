import { UnfinishedNote, useQuiz } from '#web/features/quizzes/public.tsx'
import { mainsQuiz, sourceOf } from './quiz-source.ts'

const anySource = sourceOf({})

/** Says on another page that a quiz is not finished, and leads to it; nothing where there is none. */
export function UnfinishedQuiz() {
	const { open } = useQuiz({ kind: mainsQuiz, source: anySource, failureTextOf: () => '' })
	return open && <UnfinishedNote kind={mainsQuiz} quiz={open.quiz} />
}
