import type { AnyRouter } from '@tanstack/react-router'
import { forgetLoaded } from './forget-loaded.ts'
import type { PageContext } from './page-context.ts'
import { setViewer } from './viewer.ts'

/** The session has ended elsewhere. The page stays, with what was typed into it; what was loaded for somebody and is not shown goes. */
export function noteSessionOver(router: AnyRouter): void {
	const { queryClient, api } = router.options.context as PageContext
	const known = queryClient.getQueryCache().getAll()
	forgetLoaded(
		queryClient,
		known.filter((query) => !query.isActive()),
	)
	setViewer(queryClient, api, null)
	router.clearCache()
	tellSignedOut()
}

/**
 * Tells the service worker (web/worker) that nobody is signed in any more. It stores nothing personal; what it keeps because somebody
 * used it goes all the same.
 */
export function tellSignedOut(): void {
	navigator.serviceWorker?.controller?.postMessage({ type: 'signed-out' })
}
