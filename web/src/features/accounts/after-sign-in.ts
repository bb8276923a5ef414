import { localPath } from '@aravalli/shared/local-path'
import type { AnyRouter } from '@tanstack/react-router'
import { keepBookingPending } from '../expert-sessions/public.tsx'

export interface NextPage {
	/** Is a path of this site, whatever the address asks for. */
	path: string
	/** The expert session that was being booked is to be gone on with. */
	isBookingPending: boolean
}

/** @param redirect as the address has it, or undefined */
export function afterSignIn(redirect: string | undefined): NextPage {
	if (redirect === 'session-booking') return { path: '/dashboard', isBookingPending: true }
	const path = namesAnotherHost(redirect) ? '/' : localPath(redirect ?? '')
	return { path: leadsToLogin(path) ? '/' : path, isBookingPending: false }
}

/** Whoever has signed in has nothing to do there, and would be led on a second time. */
const leadsToLogin = (path: string) => /^\/login\/?(?:[?#]|$)/.test(path)

/** `localPath` would fold `//host` into a page of this site that nobody has meant. */
function namesAnotherHost(redirect: string | undefined): boolean {
	return redirect?.trimStart().startsWith('//') === true
}

/** Takes the place of the login page in the browser's history: Back leads to where one came from. Resolves when that page is there. */
export function leadOn(router: AnyRouter, { path, isBookingPending }: NextPage): Promise<void> {
	if (isBookingPending) keepBookingPending(Date.now())
	return new Promise((resolve) => {
		const stop = router.subscribe('onResolved', () => {
			stop()
			resolve()
		})
		router.history.replace(path, { isAfterSignIn: true })
	})
}
