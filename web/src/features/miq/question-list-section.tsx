import type { Pagination } from '@aravalli/shared/endpoint'
import { miqPageSize } from '@aravalli/shared/miq/question'
import { useQuery } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format-count.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { ListHeader } from '#web/ui/list-header.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { Note } from '#web/ui/note.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { QuestionList } from '#web/ui/question-card.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { EmptyList } from './empty-list.tsx'
import { pageLink, paperLink, questionLink } from './list-links.ts'
import { type ListSearch, lastPage } from './list-search.ts'
import { miqMessages } from './messages.ts'
import { isSearchTooLong, listQuery } from './queries.ts'
import css from './question-list-section.module.css'
import { QuestionRow } from './question-row.tsx'

interface QuestionListSectionProps {
	api: ApiClient
	list: ListSearch
}

/**
 * The questions that the address asks for. While another page of them is on its way, or cannot be had, the last one stays.
 * Give it a key for paper and search: another list's questions would contradict what is chosen above them.
 */
export function QuestionListSection({ api, list }: QuestionListSectionProps) {
	const { searchTooLong } = useMessages(miqMessages)
	const language = useLanguage()
	const isTooLong = isSearchTooLong(list.search)
	const query = useQuery({ ...listQuery(api, language, list), enabled: !isTooLong })
	const answer = useLatest(query.data)
	if (isTooLong) return <Note kind="error">{searchTooLong}</Note>
	const { data, error, isFetching, refetch } = query
	const failure = error && (
		<Sheet>
			<LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
		</Sheet>
	)
	if (!answer) return failure || <LoadingSheet />
	const { total, page } = answer.pagination
	const isEmpty = answer.data.length === 0
	return (
		<section className={css.section} aria-busy={!data && isFetching}>
			{failure}
			<Summary list={list} pagination={answer.pagination} isEmpty={isEmpty} />
			{isEmpty ? (
				<EmptyList list={list} isPastEnd={total > 0} />
			) : (
				<QuestionList>
					{answer.data.map((question, index) => (
						<QuestionRow
							key={question._id}
							question={question}
							number={(page - 1) * miqPageSize + index + 1}
							link={questionLink(list, question._id)}
						/>
					))}
				</QuestionList>
			)}
			{total > miqPageSize && !isEmpty && (
				<Pager
					page={page}
					totalPages={lastPage(answer.pagination, answer.data.length)}
					linkTo={(to) => pageLink(list, to)}
				/>
			)}
		</section>
	)
}

interface SummaryProps {
	list: ListSearch
	pagination: Pagination
	isEmpty: boolean
}

/** What was found, and a way out of a search. */
function Summary({ list, pagination: { total, isTotalCapped, page, totalPages }, isEmpty }: SummaryProps) {
	const m = useMessages(miqMessages)
	return (
		<ListHeader aside={!isEmpty && m.newestFirst}>
			<b>{m.questionCount(formatCount(total), isTotalCapped)}</b> {m.found(total)}{' '}
			{list.search && m.searchedFor(list.search)}
			{page > 1 && !isEmpty && <span className="visuallyHidden"> {m.pageOf(page, totalPages)}</span>}
			{list.search && !isEmpty && (
				<>
					{' · '}
					<PageLink link={paperLink({}, list.paper)}>{m.clearSearch}</PageLink>
				</>
			)}
		</ListHeader>
	)
}
