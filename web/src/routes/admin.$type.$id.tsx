import { admittedRoles } from '@aravalli/shared/access'
import { createFileRoute } from '@tanstack/react-router'
import { EditPage } from '../content/desk/editor/edit-page.tsx'
import { KindDesking } from '../content/desk/editor/kind-desk.ts'
import { loadEditPage } from '../content/desk/editor/load-edit-page.ts'
import { StructureEditing } from '../content/desk/editor/structure-part.tsx'
import { AdminGuard } from '../features/administration/admin-guard.tsx'
import { admitStaff } from '../features/administration/admit-staff.ts'
import { ContentFileSending } from '../features/content-files/desk/content-file-sending.tsx'
import { MediaPicking } from '../features/media/picker/media-picking.tsx'
import { kindDesks } from '../kind-desks.ts'
import { previews } from '../previews.ts'
import { structureEditors } from '../structure-editors.ts'

interface EditSearch {
	/** The id of the item that a new one takes its data from. */
	like?: string | undefined
}

const roles = admittedRoles.editor ?? []

/** Edits an item of any kind. All of it, the loader too, comes to editors only. */
export const Route = createFileRoute('/admin/$type/$id')({
	staticData: { frame: 'work' },
	// A query is read as texts.
	validateSearch: ({ like }: EditSearch): EditSearch => ({ like }),
	loaderDeps: ({ search: { like } }) => ({ like }),
	loader: async ({ context, location, params, deps: { like } }) => {
		await admitStaff(context, roles, location.href)
		return loadEditPage(context, { ...params, like })
	},
	head: ({ loaderData }) => loaderData?.head ?? {},
	codeSplitGroupings: [['loader', 'component']],
	component: Page,
})

function Page() {
	const { api } = Route.useRouteContext()
	const { type, id } = Route.useParams()
	const { like } = Route.useSearch()
	return (
		<AdminGuard requiredRoles={roles}>
			<MediaPicking>
				<ContentFileSending>
					<StructureEditing value={structureEditors}>
						<KindDesking value={kindDesks}>
							<EditPage api={api} type={type} id={id} like={like} previews={previews} />
						</KindDesking>
					</StructureEditing>
				</ContentFileSending>
			</MediaPicking>
		</AdminGuard>
	)
}
