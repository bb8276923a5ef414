import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { ApiClient } from './api.ts'
import { loadViewer, type Viewer } from './viewer.ts'

interface PageContext {
	queryClient: QueryClient
	api: ApiClient
	hasSession: boolean
}

/**
 * Leads everybody who is not signed in to the login, and from there back to `page`.
 * @param page as `/login?redirect=` has it, such as 'profile'
 */
export async function requireViewer({ queryClient, api, hasSession }: PageContext, page: string): Promise<Viewer> {
	const viewer = await loadViewer(queryClient, api, hasSession)
	if (!viewer) throw redirect({ to: '/login', search: { redirect: page } })
	return viewer
}
