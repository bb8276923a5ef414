import type { Role } from '@aravalli/shared/access'
import { redirect } from '@tanstack/react-router'
import type { PageContext } from '#web/lib/page-context.ts'
import { stringifyPlainSearch } from '#web/lib/plain-search.ts'
import { loadViewer } from '#web/lib/viewer.ts'
import { loginSearch } from './guard-state.ts'

/**
 * Leads to the login page whoever may not enter a page for staff, so that nothing of the page is sent. It does so while the
 * server renders, and is left out of what the browser loads: there `AdminGuard` checks.
 *
 * @param returnTo where a sign-in leads back to
 * @throws a redirect also when the check fails
 */
export async function admitStaff(
	{ queryClient, api, hasSession }: PageContext,
	requiredRoles: readonly Role[],
	returnTo: string,
): Promise<void> {
	if (!import.meta.env.SSR) return
	const viewer = await loadViewer(queryClient, api, hasSession).catch(() => null)
	if (viewer && requiredRoles.includes(viewer.role)) return
	throw redirect({ href: `/login${stringifyPlainSearch(loginSearch(viewer !== null, returnTo))}`, statusCode: 302 })
}
