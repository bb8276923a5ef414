import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useLatePart } from '#web/ui/use-late-part.ts'
import type { QuizKind } from '../quiz-kind.ts'
import { loadResultView } from './load-result-view.ts'

/** What came of a quiz, in the place of the list: it is this learner's or this browser's, so the server writes none of it. */
export function ResultPage({ kind, quizId }: { kind: QuizKind; quizId: string }) {
	const navigate = useNavigate()
	const { Part: ResultView, error, isLoading, load } = useLatePart(loadResultView)
	useEffect(() => void load(), [load])
	if (ResultView) {
		return (
			<ResultView
				key={quizId}
				kind={kind.name}
				quizId={quizId}
				onRetake={(source) => void navigate({ ...kind.listLink(source), resetScroll: true })}
			/>
		)
	}
	return (
		<PageBody>
			{error ? (
				<Sheet>
					<LoadFailure error={error} isRetrying={isLoading} onRetry={() => void load()} />
				</Sheet>
			) : (
				<LoadingSheet />
			)}
		</PageBody>
	)
}
