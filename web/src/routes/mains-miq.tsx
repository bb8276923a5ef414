import { createFileRoute, Outlet } from '@tanstack/react-router'
import { readListSearch } from '../features/miq/list-search.ts'
import { loadList } from '../features/miq/load-page.ts'
import { MiqPage } from '../features/miq/miq-page.tsx'

export const Route = createFileRoute('/mains-miq')({
	// Read where it is needed: the route comes with every page.
	validateSearch: (raw: Record<string, unknown>) => raw,
	// Named one by one: in whatever order the address has them, it is one page.
	loaderDeps: ({ search: { paper, page, search } }) => ({ paper, page, search }),
	loader: ({ context, deps }) => loadList(context, deps),
	codeSplitGroupings: [['loader', 'component']],
	component: Page,
})

function Page() {
	const { api } = Route.useRouteContext()
	return (
		<MiqPage api={api} list={readListSearch(Route.useLoaderDeps())}>
			<Outlet />
		</MiqPage>
	)
}
