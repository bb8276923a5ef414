import { createFileRoute, redirect } from '@tanstack/react-router'
import { dialogPath } from '../features/courses/course-links.ts'
import { readCoursesSearch } from '../features/courses/course-search.ts'
import { CoursesPage, CoursesPageFailure } from '../features/courses/list/courses-page.tsx'
import { coursesQuery } from '../features/courses/queries.ts'
import { loadQuery } from '../lib/load-query.ts'
import { loadViewer } from '../lib/viewer.ts'

export const Route = createFileRoute('/courses/')({
	validateSearch: readCoursesSearch,
	beforeLoad: async ({ context: { queryClient, api, hasSession }, search: { course } }) => {
		// Only who is signed in can pay: the sign-in leads back to the very dialog.
		if (course && !(await loadViewer(queryClient, api, hasSession)))
			throw redirect({ to: '/login', search: { redirect: dialogPath(course) } })
	},
	loader: async ({ context: { queryClient, api, language } }) => {
		await loadQuery(queryClient, coursesQuery(api, language))
	},
	head: async ({ match }) => (await import('../features/courses/courses-head.ts')).coursesHead(match.context),
	codeSplitGroupings: [['loader', 'component', 'errorComponent']],
	component: Page,
	errorComponent: CoursesPageFailure,
})

function Page() {
	const { api } = Route.useRouteContext()
	return <CoursesPage api={api} chosen={Route.useSearch().course} />
}
