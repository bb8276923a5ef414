import { useRouter } from '@tanstack/react-router'
import { becomeViewer } from '../become-viewer.ts'

/** Leads to the login when the session has ended meanwhile, and from there back to `path`. What is not saved is kept. */
export function useLoginAgain(path: string): () => void {
	const router = useRouter()
	return () => {
		// Else the login page would lead on whoever the page still takes for signed in.
		becomeViewer(router, null)
		const search = { redirect: path }
		void router.navigate({ to: '/login', search, state: { isSessionOver: true }, ignoreBlocker: true })
	}
}
