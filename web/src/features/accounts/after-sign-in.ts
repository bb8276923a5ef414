/**
 * Judges what `/login?redirect=…` means, so where somebody goes once signed in. It is pure; `lead-on.ts` goes there.
 */
import { localPath } from '@aravalli/shared/local-path'

export interface NextPage {
	/** A path of this site. */
	path: string
	/** The expert session that was being booked is to be gone on with. */
	isBookingPending: boolean
}

/** @param redirect as the address has it, or undefined */
export function afterSignIn(redirect: string | undefined): NextPage {
	if (redirect === 'session-booking') return { path: '/dashboard', isBookingPending: true }
	return { path: namesAnotherHost(redirect) ? '/' : localPath(redirect ?? ''), isBookingPending: false }
}

/** `localPath` would fold `//host` into a page of this site that nobody has meant. */
function namesAnotherHost(redirect: string | undefined): boolean {
	return redirect?.trimStart().startsWith('//') === true
}
