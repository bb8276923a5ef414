import { getRouteApi, Outlet, useMatch } from '@tanstack/react-router'
import { declareList, ListBehind } from '#web/ui/list-behind.tsx'
import { readListSearch } from './list-search.ts'
import { ListTitle } from './list-title.tsx'

const route = getRouteApi('/answer-writing-practice')

export const answerWritingList = declareList(async () => (await import('./answer-writing-page.tsx')).AnswerWritingPage)

/** The list, and the question that may lie over it. */
export function ListRoute() {
	const { api } = route.useRouteContext()
	const list = readListSearch(route.useSearch())
	const isAlone = useMatch({ from: '/answer-writing-practice/', shouldThrow: false }) !== undefined
	return (
		<>
			<ListBehind of={answerWritingList} isAlone={isAlone} title={<ListTitle list={list} />} api={api} list={list} />
			<Outlet />
		</>
	)
}
