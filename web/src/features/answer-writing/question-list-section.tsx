import type { QuestionCardData } from '@aravalli/shared/answer-writing/contract'
import { questionPageSize } from '@aravalli/shared/answer-writing/question'
import { formatDay } from '@aravalli/shared/format-day'
import { useQuery } from '@tanstack/react-query'
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format-count.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { calendarIcon, clockIcon, penLineIcon } from '#web/ui/icons.ts'
import { ListHeader } from '#web/ui/list-header.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { Note } from '#web/ui/note.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { QuestionCard, QuestionList } from '#web/ui/question-card.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { EmptyList } from './empty-list.tsx'
import { pageLink, questionLink } from './list-links.ts'
import type { ListSearch } from './list-search.ts'
import { answerWritingMessages } from './messages.ts'
import { isSearchTooLong, listQuery } from './queries.ts'
import css from './question-list-section.module.css'

interface QuestionListSectionProps {
	api: ApiClient
	list: ListSearch
}

/** The questions that the address asks for. While another page is on its way, or cannot be had, the last one stays. */
export function QuestionListSection({ api, list }: QuestionListSectionProps) {
	const m = useMessages(answerWritingMessages)
	const language = useLanguage()
	const isTooLong = isSearchTooLong(list.search)
	const query = useQuery({ ...listQuery(api, language, list), enabled: !isTooLong })
	const answer = useLatest(query.data)
	if (isTooLong) return <Note kind="error">{m.searchTooLong}</Note>
	const { data, error, isFetching, refetch } = query
	const failure = error && (
		<Sheet>
			<ErrorState
				message={error instanceof ApiError ? error.message : m.errorText}
				isRetrying={isFetching}
				onRetry={() => void refetch()}
			/>
		</Sheet>
	)
	if (!answer) return failure || <LoadingSheet />
	const { total, isTotalCapped, page, totalPages } = answer.pagination
	return (
		<section className={css.section} aria-busy={!data && isFetching}>
			{failure}
			<ListHeader aside={m.newestFirst}>
				<b>{m.questionCount(formatCount(total), isTotalCapped)}</b> {m.questions(total)}{' '}
				{list.search && m.searchedFor(list.search)}
			</ListHeader>
			{answer.data.length === 0 ? (
				<EmptyList list={list} isPastEnd={total > 0} />
			) : (
				<QuestionList>
					{answer.data.map((question, index) => (
						<Card
							key={question.questionId}
							question={question}
							number={(page - 1) * questionPageSize + index + 1}
							list={list}
						/>
					))}
				</QuestionList>
			)}
			{total > questionPageSize && (
				<Pager page={Math.min(page, totalPages)} totalPages={totalPages} linkTo={(to) => pageLink(list, to)} />
			)}
		</section>
	)
}

interface CardProps {
	question: QuestionCardData
	number: number
	list: ListSearch
}

function Card({ question, number, list }: CardProps) {
	const m = useMessages(answerWritingMessages)
	const language = useLanguage()
	return (
		<QuestionCard
			number={number}
			text={question.questionText}
			lang={question.isFallback ? 'en' : undefined}
			link={questionLink(list, question.questionId)}
			difficulty={question.difficulty}
			category={question.subCategory}
			facts={[
				{ icon: clockIcon, text: m.minutesShort(question.timeLimit) },
				{ icon: penLineIcon, text: m.words(question.wordLimit) },
				{ icon: calendarIcon, text: formatDay(question.publicationDate, language) },
			]}
			tags={question.tags}
			marks={question.marks}
		/>
	)
}
