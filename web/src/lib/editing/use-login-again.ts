import { linkOptions, useRouter } from '@tanstack/react-router'
import { becomeViewer } from '../become-viewer.ts'
import { linkAddress } from '../link-address.ts'

/**
 * Leads to the login when the session has ended meanwhile, and from there back to `path`: in a window of its own where the browser does not
 * keep what is not saved.
 */
export function useLoginAgain(path: string, isKept: boolean): () => void {
	const router = useRouter()
	return () => {
		const search = { redirect: path }
		if (!isKept) return void open(linkAddress(linkOptions({ to: '/login', search })), '_blank')
		// Else the login page would lead on whoever the page still takes for signed in.
		becomeViewer(router, null)
		void router.navigate({ to: '/login', search, state: { isSessionOver: true }, ignoreBlocker: true })
	}
}
