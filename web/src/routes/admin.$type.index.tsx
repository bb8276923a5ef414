import { admittedRoles } from '@aravalli/shared/access'
import { findComingSoonPage } from '@aravalli/shared/coming-soon/coming-soon-pages'
import { kinds } from '@aravalli/shared/kinds'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { DeskListPage } from '../content/desk/list/desk-list-page.tsx'
import { AdminGuard } from '../features/administration/admin-guard.tsx'
import { admitStaff } from '../features/administration/admit-staff.ts'
import { comingSoonHead } from '../features/coming-soon/coming-soon-head.ts'
import { ComingSoonPage } from '../features/coming-soon/coming-soon-page.tsx'
import { messages as shellMessages } from '../features/shell/messages.en.ts'
import { textsIn } from '../lib/messages.ts'
import { unlistedHead } from '../lib/page-head.ts'
import { useViewer } from '../lib/viewer.ts'

/**
 * The list of a kind at the editors' desk. The router tells kinds from other words in this place only here: at these the page says
 * what is coming, or that there is none.
 */
export const Route = createFileRoute('/admin/$type/')({
	loader: async ({ location: { pathname, href }, context, params: { type } }) => {
		const kind = kinds.find(({ name }) => name === type)
		const page = kind ? null : findComingSoonPage(pathname)
		if (!kind && !page) throw notFound()
		const roles = admittedRoles[page ? page.access : 'editor'] ?? []
		await admitStaff(context, roles, href)
		const { language } = context
		const head = kind ? unlistedHead(kind.names[language], language) : page && (await comingSoonHead(page, language))
		return { page, roles, head }
	},
	head: async ({ match, loaderData }) => {
		if (loaderData) return loaderData.head ?? {}
		const { language } = match.context
		return unlistedHead((await textsIn(shellMessages, language)).notFoundTitle, language)
	},
	codeSplitGroupings: [['loader', 'component']],
	component: Page,
})

function Page() {
	const { page, roles } = Route.useLoaderData()
	const { api } = Route.useRouteContext()
	const { type } = Route.useParams()
	const query = Route.useSearch()
	const viewer = useViewer()
	const kind = kinds.find(({ name }) => name === type)
	return (
		<AdminGuard requiredRoles={roles}>
			{page && <ComingSoonPage page={page} email={viewer?.email ?? ''} />}
			{kind && <DeskListPage key={type} api={api} kind={kind} query={query} />}
		</AdminGuard>
	)
}
