import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { MainsSearch } from './list-search.ts'
import { listOf, practiceLink } from './mains-links.ts'

const ResultView = lazy(async () => ({ default: (await import('./result/result-view.tsx')).ResultView }))

interface ResultPageProps {
	quizId: string
	search: MainsSearch
}

/** What came of a quiz, in the place of the list: it is this learner's or this browser's, so the server writes none of it. */
export function ResultPage({ quizId, search }: ResultPageProps) {
	const navigate = useNavigate()
	const isHydrated = useIsHydrated()
	const waiting = (
		<PageBody>
			<LoadingSheet />
		</PageBody>
	)
	if (!isHydrated) return waiting
	return (
		<Suspense fallback={waiting}>
			<ResultView
				key={quizId}
				quizId={quizId}
				onRetake={() => void navigate({ ...practiceLink(listOf(search)), resetScroll: true })}
			/>
		</Suspense>
	)
}
