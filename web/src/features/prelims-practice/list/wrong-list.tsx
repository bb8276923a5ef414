import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import type { PrelimsSearch } from '../list-search.ts'
import { messages as prelimsMessages } from '../messages.en.ts'
import { listLink, listOf, type PrelimsPath, setListOf, wrongListOf } from '../prelims-links.ts'
import { filtersQuery, someQuery } from '../queries.ts'
import { SetEnd } from '../set/set-end.tsx'
import { SetProvider, useIsSetRead, useOpenSet, useSet } from '../set/use-practice-set.ts'
import { QuestionSheet } from './question-sheet.tsx'

interface WrongListProps {
	path: PrelimsPath
	search: PrelimsSearch
}

/** Shows what was answered wrong in a set of this list, open once more. What it is made of is in this browser alone. */
export function WrongList({ path, search }: WrongListProps) {
	const m = useMessages(prelimsMessages)
	const open = useOpenSet(wrongListOf(setListOf(path, search)))
	const back = (
		<PageLink link={listLink(path, listOf(search))} className={buttonClass({ isCompact: true })}>
			{m.toList}
		</PageLink>
	)
	return (
		<SetProvider value={open}>
			<h2>{m.onlyWrong}</h2>
			<div>{back}</div>
			<WrongQuestions path={path} search={search} />
		</SetProvider>
	)
}

/** A call asks for so many. */
const MOST_IDS = 100

function WrongQuestions({ path, search }: WrongListProps) {
	const m = useMessages(prelimsMessages)
	const api = useApi()
	const language = useLanguage()
	const { questions } = useSet()
	const isRead = useIsSetRead()
	const ids = Object.keys(questions)
		.toSorted((one, other) => (questions[one]?.number ?? 0) - (questions[other]?.number ?? 0))
		.slice(0, MOST_IDS)
	const named = ids.map((id) => `${id}:${questions[id]?.number}`).join()
	const some = useQuery({ ...someQuery(api, language, ids), enabled: ids.length > 0 })
	const { data: filters } = useQuery(filtersQuery(api, language, path))
	const shown = useMemo(() => {
		const numbers = new Map(named.split(',').map((one) => one.split(':') as [string, string]))
		return (some.data?.data ?? []).map((question) => ({ question, number: Number(numbers.get(question._id) ?? 1) }))
	}, [some.data, named])
	const scheme = filters?.data.scheme ?? null
	const list = wrongListOf(setListOf(path, search))
	const here = listLink(path, { ...listOf(search), only: 'wrong' })
	if (ids.length === 0)
		return isRead ? (
			<Sheet>
				<EmptyState title={m.noWrong} text={m.noWrongText} />
			</Sheet>
		) : (
			<LoadingSheet />
		)
	if (some.error && !some.data)
		return <LoadFailure error={some.error} isRetrying={some.isFetching} onRetry={() => void some.refetch()} />
	if (!some.data) return <LoadingSheet />
	return (
		<QuestionSheet list={list} shown={shown} scheme={scheme}>
			<SetEnd scheme={scheme} previous={null} next={null} wrongLink={null} firstLink={here} list={list} />
		</QuestionSheet>
	)
}
