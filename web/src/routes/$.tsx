import { admittedRoles, type Role } from '@aravalli/shared/access'
import type { ComingSoonPage as ListedPage } from '@aravalli/shared/coming-soon/coming-soon-pages'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { AdminGuard } from '../features/administration/admin-guard.tsx'
import { ComingSoonPage } from '../features/coming-soon/coming-soon-page.tsx'
import { messages as shellMessages } from '../features/shell/messages.en.ts'
import { textsIn } from '../lib/messages.ts'
import { unlistedHead } from '../lib/page-head.ts'
import { useViewer } from '../lib/viewer.ts'

/** Every address that no other route has claimed: a page that is coming, or none. */
export const Route = createFileRoute('/$')({
	loader: async ({ location: { pathname, href }, context }) => {
		// The list is asked for here only, because it would weigh on every other page.
		const { findComingSoonPage } = await import('@aravalli/shared/coming-soon/coming-soon-pages')
		const page = findComingSoonPage(pathname)
		if (!page) throw notFound()
		const roles = staffOf(page)
		// This route's loader is in what every page begins with.
		if (roles) {
			const { admitStaff } = await import('../features/administration/admit-staff.ts')
			await admitStaff(context, roles, href)
		}
		return page
	},
	head: async ({
		match: {
			context: { language },
		},
		loaderData,
	}) => {
		if (!loaderData) return unlistedHead((await textsIn(shellMessages, language)).notFoundTitle, language)
		const { comingSoonHead } = await import('../features/coming-soon/coming-soon-head.ts')
		return comingSoonHead(loaderData, language)
	},
	component: Page,
})

/** Null for a page that is not for staff alone. */
function staffOf({ access }: ListedPage): readonly Role[] | null {
	return access === 'learner' ? null : admittedRoles[access]
}

function Page() {
	const page = Route.useLoaderData()
	const viewer = useViewer()
	const roles = staffOf(page)
	const shown = <ComingSoonPage page={page} email={viewer?.email ?? ''} />
	return roles ? <AdminGuard requiredRoles={roles}>{shown}</AdminGuard> : shown
}
