import { redirect } from '@tanstack/react-router'
import type { PageContext } from './page-context.ts'
import { loadViewer, type Viewer } from './viewer.ts'

/**
 * Leads everybody who is not signed in to the login, and from there back to `page`.
 * @param page as `/login?redirect=` has it, such as 'profile'
 */
export async function requireViewer({ queryClient, api, hasSession }: PageContext, page: string): Promise<Viewer> {
	const viewer = await loadViewer(queryClient, api, hasSession)
	if (!viewer) throw redirect({ to: '/login', search: { redirect: page } })
	return viewer
}
