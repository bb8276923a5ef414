import { useNavigate } from '@tanstack/react-router'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { QuizKind } from '../quiz-kind.ts'

/** A quiz asks for it when it is begun: at its end there may be no network. */
export const ResultView = lazyPart(() => import('./result-view.tsx').then((part) => part.ResultView))

/** What came of a quiz, in the place of the list: it is this learner's or this browser's, so the server writes none of it. */
export function ResultPage({ kind, quizId }: { kind: QuizKind; quizId: string }) {
	const navigate = useNavigate()
	return (
		<ResultView
			key={quizId}
			kind={kind.name}
			quizId={quizId}
			onRetake={(source) => void navigate({ ...kind.listLink(source), resetScroll: true })}
		/>
	)
}
