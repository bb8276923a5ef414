import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useLatePart } from '#web/ui/use-late-part.ts'
import { practiceLink } from './mains-links.ts'
import { loadResultView } from './result/load-result-view.ts'

/** What came of a quiz, in the place of the list: it is this learner's or this browser's, so the server writes none of it. */
export function ResultPage({ quizId }: { quizId: string }) {
	const navigate = useNavigate()
	const { Part: ResultView, error, isLoading, load } = useLatePart(loadResultView)
	useEffect(() => void load(), [load])
	if (ResultView) {
		return (
			<ResultView
				key={quizId}
				quizId={quizId}
				onRetake={(list) => void navigate({ ...practiceLink(list), resetScroll: true })}
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
