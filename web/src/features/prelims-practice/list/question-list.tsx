import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatCount } from '#web/lib/format-count.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { ContentPart } from '#web/ui/content-part.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListHeader } from '#web/ui/list-header.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { failureTexts } from '../failure-texts.ts'
import type { PrelimsSearch } from '../list-search.ts'
import { messages as prelimsMessages } from '../messages.en.ts'
import { listLink, listOf, type PrelimsPath, pageLink, setListOf } from '../prelims-links.ts'
import { filtersQuery, listQuery, type PrelimsList, sizeOf } from '../queries.ts'
import { SetEnd } from '../set/set-end.tsx'
import css from './question-list.module.css'
import { QuestionSheet } from './question-sheet.tsx'

interface QuestionListProps {
	path: PrelimsPath
	search: PrelimsSearch
	failure: string | undefined
}

/** Shows a sheet of the questions that the filters find. */
export function QuestionListPart({ path, search, failure }: QuestionListProps) {
	const m = useMessages(prelimsMessages)
	const api = useApi()
	const language = useLanguage()
	return (
		<ContentPart
			key={JSON.stringify(listOf(search))}
			query={listQuery(api, language, path, search)}
			failure={failure}
			address={pageLink(path, search, search.page ?? 1)}
			texts={failureTexts(m)}
			isEmpty={({ data }) => data.length === 0}
			empty={() => <Nothing path={path} search={search} />}
		>
			{(list) => <Questions path={path} search={search} list={list} />}
		</ContentPart>
	)
}

function Nothing({ path, search }: Omit<QuestionListProps, 'failure'>) {
	const m = useMessages(prelimsMessages)
	const isPastEnd = search.page !== undefined
	return (
		<Sheet>
			<EmptyState
				as="h2"
				title={isPastEnd ? m.emptyPage : m.emptyTitle}
				{...(!isPastEnd && { text: m.emptyText })}
				action={
					<PageLink link={isPastEnd ? pageLink(path, search, 1) : listLink(path)} className={buttonClass()}>
						{isPastEnd ? m.firstPage : m.showAll}
					</PageLink>
				}
			/>
		</Sheet>
	)
}

interface QuestionsProps extends Omit<QuestionListProps, 'failure'> {
	list: PrelimsList
}

function Questions({ path, search, list: { data, pagination } }: QuestionsProps) {
	const m = useMessages(prelimsMessages)
	const { data: filters } = useQuery(filtersQuery(useApi(), useLanguage(), path))
	const { page, total, totalPages } = pagination
	const size = sizeOf(search)
	const shown = useMemo(
		() => data.map((question, index) => ({ question, number: (page - 1) * size + index + 1 })),
		[data, page, size],
	)
	const scheme = filters?.data.scheme ?? null
	const list = setListOf(path, search)
	return (
		<div className={css.list}>
			<ListHeader aside={m.sheetOf(formatCount(shown[0]?.number ?? 0), formatCount(shown.at(-1)?.number ?? 0))}>
				<b>{m.count(formatCount(total), total === 1)}</b>
				{page > 1 && <span className="visuallyHidden"> {m.pageNumber(page)}</span>}
			</ListHeader>
			{data.every(({ year }) => year === null) && <p className={css.sample}>{m.allPractice}</p>}
			<QuestionSheet key={list} list={list} shown={shown} scheme={scheme}>
				<SetEnd
					key={page}
					scheme={scheme}
					previous={page > 1 ? pageLink(path, search, page - 1) : null}
					next={page < totalPages ? pageLink(path, search, page + 1) : null}
					wrongLink={{ ...listLink(path, { ...listOf(search), only: 'wrong' }), resetScroll: true }}
					firstLink={pageLink(path, search, 1)}
					list={list}
				/>
			</QuestionSheet>
		</div>
	)
}
