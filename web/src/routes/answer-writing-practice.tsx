import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AnswerWritingPage } from '../features/answer-writing/answer-writing-page.tsx'
import { readListSearch } from '../features/answer-writing/list-search.ts'

/** The list, and the question that may lie over it. */
export const Route = createFileRoute('/answer-writing-practice')({
	validateSearch: readListSearch,
	component: Page,
})

function Page() {
	const { api } = Route.useRouteContext()
	return (
		<>
			<AnswerWritingPage api={api} list={Route.useSearch()} />
			<Outlet />
		</>
	)
}
