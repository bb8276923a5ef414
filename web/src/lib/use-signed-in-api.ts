import { type AnyRouter, useRouter } from '@tanstack/react-router'

import { type ApiClient, needsSignIn } from './api.ts'
import { becomeViewer } from './become-viewer.ts'
import { useApi } from './use-api.ts'

declare module '@tanstack/react-router' {
	interface HistoryState {
		/** Says that the session ended while a page that needs one was open. */
		isSessionOver?: boolean
	}
}

/**
 * Gives the client for pages that need a sign-in. When the session has ended elsewhere it leads to the login, which says
 * so, and from there back to `page`; the call throws all the same.
 *
 * @param page as `/login?redirect=` has it, such as 'profile'
 */
export function useSignedInApi(page: string): ApiClient {
	const router = useRouter()
	const api = useApi()
	return async (key, ...input) => {
		try {
			return await api(key, ...input)
		} catch (error) {
			if (needsSignIn(error)) await leaveForLogin(router, page)
			throw error
		}
	}
}

async function leaveForLogin(router: AnyRouter, page: string): Promise<void> {
	becomeViewer(router, null)
	await router.navigate({ to: '/login', search: { redirect: page }, state: { isSessionOver: true } })
}
