import { admittedRoles } from '@aravalli/shared/access'
import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '../content/desk/transfer/import-page.tsx'
import { loadImportPage } from '../content/desk/transfer/load-import-page.ts'
import { AdminGuard } from '../features/administration/admin-guard.tsx'
import { admitStaff } from '../features/administration/admit-staff.ts'

const roles = admittedRoles.editor ?? []

/** Brings in entries of a kind from a file. All of it, the loader too, comes to editors only. */
export const Route = createFileRoute('/admin/$type/import')({
	loader: async ({ context, location, params: { type } }) => {
		await admitStaff(context, roles, location.href)
		return loadImportPage(context, type)
	},
	head: ({ loaderData }) => loaderData?.head ?? {},
	codeSplitGroupings: [['loader', 'component']],
	component: Page,
})

function Page() {
	const { api } = Route.useRouteContext()
	const { type } = Route.useParams()
	// An import that was begun is named in the query, which is read as it is written.
	const { id }: { id?: unknown } = Route.useSearch()
	return (
		<AdminGuard requiredRoles={roles}>
			<ImportPage api={api} type={type} id={typeof id === 'string' ? id : undefined} />
		</AdminGuard>
	)
}
