import { getRouteApi, Outlet, useMatch } from '@tanstack/react-router'
import { declareList, ListBehind } from '#web/ui/list-behind.tsx'
import { readListSearch } from './list-search.ts'
import { ListTitle } from './list-title.tsx'

const route = getRouteApi('/mains-miq')

export const miqList = declareList(async () => (await import('./miq-page.tsx')).MiqPage)

/** The list, and the question that may lie over it. */
export function ListRoute() {
	const { api } = route.useRouteContext()
	const list = readListSearch(route.useSearch())
	const isAlone = useMatch({ from: '/mains-miq/', shouldThrow: false }) !== undefined
	return (
		<>
			<ListBehind of={miqList} isAlone={isAlone} title={<ListTitle list={list} />} api={api} list={list} />
			<Outlet />
		</>
	)
}
