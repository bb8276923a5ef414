import { admittedRoles } from '@aravalli/shared/access'
import { createFileRoute } from '@tanstack/react-router'
import { messages as deskMessages } from '../content/desk/messages.en.ts'
import { DashboardPage } from '../content/desk/overview/dashboard-page.tsx'
import { AdminGuard } from '../features/administration/admin-guard.tsx'
import { admitStaff } from '../features/administration/admit-staff.ts'
import { EvaluationPage } from '../features/administration/evaluation-page.tsx'
import { messages as administrationMessages } from '../features/administration/messages.en.ts'
import { textsIn } from '../lib/messages.ts'
import type { PageContext } from '../lib/page-context.ts'
import { unlistedHead } from '../lib/page-head.ts'
import { useViewer, type Viewer, viewerQuery } from '../lib/viewer.ts'

const roles = admittedRoles.staff ?? []

const isEditor = (viewer: Viewer | null | undefined) => !!viewer && !!admittedRoles.editor?.includes(viewer.role)

/** Where all of the staff begin: editors with the desk, the others with what is theirs. */
export const Route = createFileRoute('/admin/')({
	loader: async ({ context, location }) => {
		await admitStaff(context, roles, location.href)
		return { head: unlistedHead(await titleOf(context), context.language) }
	},
	head: ({ loaderData }) => loaderData?.head ?? {},
	codeSplitGroupings: [['loader', 'component']],
	component: Page,
})

async function titleOf({ queryClient, api, language }: PageContext): Promise<string> {
	if (isEditor(queryClient.getQueryData(viewerQuery(api).queryKey)?.user))
		return (await textsIn(deskMessages, language)).desk
	return (await textsIn(administrationMessages, language)).title
}

function Page() {
	const { api } = Route.useRouteContext()
	const viewer = useViewer()
	return (
		<AdminGuard requiredRoles={roles}>{isEditor(viewer) ? <DashboardPage api={api} /> : <EvaluationPage />}</AdminGuard>
	)
}
