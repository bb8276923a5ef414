import type { ApiClient } from './api.ts'
import { logFailure } from './log-failure.ts'

/** Whether the server still has to be told of a sign-out that it did not hear. */
let isOwed = false

/** Ends the session. What the server did not hear it is told again when the network is back, and before it is asked who is signed in. */
export async function endSession(api: ApiClient): Promise<void> {
	try {
		await api('POST /api/auth/logout')
		isOwed = false
	} catch (error) {
		if (!isOwed) addEventListener('online', () => void payOwedSignOut(api), { once: true })
		isOwed = true
		logFailure('the session could not be ended', error)
	}
}

/** False while the server believes in a session that was ended here: until then nobody is signed in. */
export async function payOwedSignOut(api: ApiClient): Promise<boolean> {
	if (isOwed) await endSession(api)
	return !isOwed
}

/** A new sign-in has taken the place of the session. */
export function forgetOwedSignOut(): void {
	isOwed = false
}
