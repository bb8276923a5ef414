import { accountTerms } from '@aravalli/shared/policy-terms'
import type { ApiClient } from './api.ts'
import { hasCookie, writeCookie } from './browser-store/cookie.ts'
import { logFailure } from './log-failure.ts'
import { owedSignOut } from './stored.ts'

/** No session lasts longer than this, so the debt may be forgotten then. */
const OWED_SECONDS = accountTerms.sessionDays * 86_400

let isWaiting = false

/**
 * Ends the session. What the server did not hear is remembered beyond the tab: until the server has been told, it takes this browser
 * for nobody's. It is told again when the network is back, and before it is asked who is signed in.
 */
export async function endSession(api: ApiClient): Promise<void> {
	// The cookie is written before the call, because the page may end while the call is under way.
	writeCookie(owedSignOut, '1', OWED_SECONDS)
	try {
		await api('POST /api/auth/logout')
		forgetOwedSignOut()
	} catch (error) {
		if (!isWaiting) addEventListener('online', () => void payWhenOnline(api), { once: true })
		isWaiting = true
		logFailure('the session could not be ended', error)
	}
}

async function payWhenOnline(api: ApiClient) {
	isWaiting = false
	await payOwedSignOut(api)
}

/** Returns false while the server has not heard of a sign-out: until then nobody is signed in. */
export async function payOwedSignOut(api: ApiClient): Promise<boolean> {
	if (import.meta.env.SSR) return true
	if (hasCookie(owedSignOut)) await endSession(api)
	return !hasCookie(owedSignOut)
}

/** A new sign-in has taken the place of the session. */
export function forgetOwedSignOut(): void {
	writeCookie(owedSignOut, '', 0)
}
