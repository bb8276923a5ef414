import { admittedRoles } from '@aravalli/shared/access'
import { createFileRoute } from '@tanstack/react-router'
import { AdminGuard } from '../features/administration/admin-guard.tsx'
import { EditPage } from '../features/answer-writing/desk/edit-page.tsx'
import { loadEditPage } from '../features/answer-writing/desk/load-edit-page.ts'

interface EditSearch {
	/** The id of the question that a new one takes its data from. */
	like?: string | undefined
}

const roles = admittedRoles.editor ?? []

/** An editor's own page stands beside the list, not over it. All of it, the loader too, comes to nobody else. */
export const Route = createFileRoute('/answer-writing-practice_/edit/$questionId')({
	// A query is read as texts.
	validateSearch: ({ like }: EditSearch): EditSearch => ({ like }),
	loaderDeps: ({ search: { like } }) => ({ like }),
	loader: async ({ context, location, params: { questionId }, deps: { like } }) => {
		if (import.meta.env.SSR) {
			const { admitStaff } = await import('../features/administration/admit-staff.ts')
			await admitStaff(context, roles, location.pathname)
		}
		return loadEditPage(context, questionId, like)
	},
	head: ({ loaderData }) => loaderData?.head ?? {},
	codeSplitGroupings: [['loader', 'component']],
	component: Page,
})

function Page() {
	const { api } = Route.useRouteContext()
	const { questionId } = Route.useParams()
	const { like } = Route.useSearch()
	// The path is the page's and not the browser's, which is already elsewhere while the page is being left.
	const returnTo = Route.useMatch({ select: ({ pathname }) => pathname })
	return (
		<AdminGuard requiredRoles={roles} returnTo={returnTo}>
			<EditPage api={api} questionId={questionId} like={like} />
		</AdminGuard>
	)
}
