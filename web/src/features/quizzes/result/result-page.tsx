import { useNavigate } from '@tanstack/react-router'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { QuizKind } from '../quiz-kind.ts'

/** A quiz asks for this code when it is begun, because there may be no network at its end. */
export const ResultView = lazyPart(() => import('./result-view.tsx').then((part) => part.ResultView))

/**
 * Shows what came of a quiz, in the place of the list. The server writes none of it, because it is this learner's or
 * this browser's.
 */
export function ResultPage({ kind, quizId }: { kind: QuizKind; quizId: string }) {
	const navigate = useNavigate()
	return (
		<ResultView
			key={quizId}
			kind={kind}
			quizId={quizId}
			onRetake={(source) => void navigate({ ...kind.listLink(source), resetScroll: true })}
		/>
	)
}
