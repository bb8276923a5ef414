import { createFileRoute, Outlet } from '@tanstack/react-router'
import { readListSearch } from '../features/miq/list-search.ts'
import { MiqPage } from '../features/miq/miq-page.tsx'

/** The list, and the question that may lie over it. */
export const Route = createFileRoute('/mains-miq')({
	validateSearch: readListSearch,
	component: Page,
})

function Page() {
	const { api } = Route.useRouteContext()
	return (
		<>
			<MiqPage api={api} list={Route.useSearch()} />
			<Outlet />
		</>
	)
}
