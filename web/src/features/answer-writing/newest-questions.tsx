import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { QuestionList } from '#web/ui/question-card.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { EmptyList } from './empty-list.tsx'
import { questionListMessages } from './list-messages.ts'
import { newestQuery } from './queries.ts'
import { QuestionRow } from './question-row.tsx'

interface NewestQuestionsProps {
	api: ApiClient
	count: number
}

/** The newest questions, for other pages: each leads to its own page. */
export function NewestQuestions({ api, count }: NewestQuestionsProps) {
	const m = useMessages(questionListMessages)
	const { data, error, isFetching, refetch } = useQuery(newestQuery(api, useLanguage(), count))
	const answer = useLatest(data)
	if (answer?.data.length === 0) return <EmptyList list={{}} isPastEnd={false} />
	if (answer) {
		return (
			<QuestionList>
				{answer.data.map((question, index) => (
					<QuestionRow
						key={question.questionId}
						question={question}
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
			<ErrorState
				message={error instanceof ApiError ? error.message : m.errorText}
				isRetrying={isFetching}
				onRetry={() => void refetch()}
			/>
		</Sheet>
	)
}
