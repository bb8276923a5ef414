import type { Pagination } from '@aravalli/shared/endpoint'
import type { MiqCardData } from '@aravalli/shared/miq/contract'
import { miqPageSize } from '@aravalli/shared/miq/question'
import { useQuery } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format-count.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { ListHeader } from '#web/ui/list-header.tsx'
import { Note } from '#web/ui/note.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { QuestionList } from '../questions/public.tsx'
import { EmptyList } from './empty-list.tsx'
import { pageLink, paperLink, questionLink } from './list-links.ts'
import { type ListSearch, lastPage } from './list-search.ts'
import { messages as miqMessages } from './messages.en.ts'
import { isSearchTooLong, listQuery } from './queries.ts'
import { QuestionRow } from './question-row.tsx'

interface QuestionListSectionProps {
	api: ApiClient
	list: ListSearch
}

/** Lists the questions that the address asks for. It wants a key for paper and search. */
export function QuestionListSection({ api, list }: QuestionListSectionProps) {
	const { searchTooLong } = useMessages(miqMessages)
	const language = useLanguage()
	const isTooLong = isSearchTooLong(list.search)
	const query = useQuery({ ...listQuery(api, language, list), enabled: !isTooLong })
	if (isTooLong) return <Note kind="error">{searchTooLong}</Note>
	return <ListFrame query={query}>{(answer) => <Questions list={list} answer={answer} />}</ListFrame>
}

interface QuestionsProps {
	list: ListSearch
	answer: { data: MiqCardData[]; pagination: Pagination }
}

function Questions({ list, answer: { data, pagination } }: QuestionsProps) {
	const { total, page } = pagination
	const isEmpty = data.length === 0
	return (
		<>
			<Summary list={list} pagination={pagination} isEmpty={isEmpty} />
			{isEmpty ? (
				<EmptyList list={list} isPastEnd={total > 0} />
			) : (
				<QuestionList>
					{data.map((question, index) => (
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
				<Pager page={page} totalPages={lastPage(pagination, data.length)} linkTo={(to) => pageLink(list, to)} />
			)}
		</>
	)
}

interface SummaryProps {
	list: ListSearch
	pagination: Pagination
	isEmpty: boolean
}

/** Says what was found, and shows a way out of a search. */
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
