import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { QuestionList } from '../questions/public.tsx'
import { messages as questionListMessages } from './list-messages.en.ts'
import { newestQuery } from './newest-query.ts'
import { QuestionRow } from './question-row.tsx'

interface NewestQuestionsProps {
	api: ApiClient
	count: number
}

/** Shows the newest questions on other pages: each leads to its own page. */
export function NewestQuestions({ api, count }: NewestQuestionsProps) {
	const m = useMessages(questionListMessages)
	const { data, error, isFetching, refetch } = useQuery(newestQuery(api, useLanguage(), count))
	const answer = useLatest(data)
	if (answer?.data.length === 0) {
		return (
			<Sheet>
				<EmptyState title={m.emptyTitle} text={m.emptyYet} />
			</Sheet>
		)
	}
	if (answer) {
		return (
			<QuestionList>
				{answer.data.map((question, index) => (
					<QuestionRow
						key={question.questionId}
						item={question}
						number={index + 1}
						link={linkOptions({
							to: '/answer-writing-practice/$questionId',
							params: { questionId: question.questionId },
						})}
					/>
				))}
			</QuestionList>
		)
	}
	if (!error) return <LoadingSheet />
	return (
		<Sheet>
			<LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
		</Sheet>
	)
}
