import { paperNames } from '@aravalli/shared/answer-writing/paper-names'
import { useQuery } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import card from '#web/ui/card.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as questionListMessages } from './list-messages.en.ts'
import { newestQuery } from './newest-query.ts'
import css from './newest-questions.module.css'

interface NewestQuestionsProps {
	api: ApiClient
	count: number
}

/** Shows the newest questions on other pages, in short: each leads to its own page. */
export function NewestQuestions({ api, count }: NewestQuestionsProps) {
	const m = useMessages(questionListMessages)
	const language = useLanguage()
	const { data, error, isFetching, refetch } = useQuery(newestQuery(api, language, count))
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
			<Sheet as="ol" className={css.list}>
				{answer.data.map(({ questionId, questionText, paperCategory, timeLimit, wordLimit, isFallback }) => (
					<li key={questionId} className={classNames(card.card, css.row)}>
						<h3 className={css.text} lang={isFallback ? 'en' : undefined}>
							<MenuLink href={`/answer-writing-practice/${questionId}`} className={card.link}>
								{questionText}
							</MenuLink>
						</h3>
						<p className={css.facts}>
							{paperNames[paperCategory][language]} · {m.minutesShort(timeLimit)} · {m.words(wordLimit)}
						</p>
					</li>
				))}
			</Sheet>
		)
	}
	if (!error) return <LoadingSheet />
	return (
		<Sheet>
			<LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
		</Sheet>
	)
}
