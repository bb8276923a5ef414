import type { AnyRouter } from '@tanstack/react-router'
import { clearAtSignOut } from '#web/lib/browser-store/clear-at-sign-out.ts'
import { draftMemory } from '#web/lib/draft-memory.ts'
import { forgetLoaded } from '#web/lib/forget-loaded.ts'
import { tellSignedOut } from '#web/lib/note-session-over.ts'
import { forgetOutboxes } from '#web/lib/outbox/outbox-memory.ts'
import { endSession } from '#web/lib/owed-sign-out.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import { setViewer } from '#web/lib/viewer.ts'

/**
 * Ends the session, forgets here all that was the viewer's, and goes to the start. Whoever presses the button is gone from the
 * screen in any case; if the server could not be told, it is told later.
 */
export async function signOut(router: AnyRouter): Promise<void> {
	const { api, queryClient } = router.options.context as PageContext
	await endSession(api)
	draftMemory.clear()
	clearAtSignOut()
	forgetOutboxes()
	tellSignedOut()
	const known = queryClient.getQueryCache().getAll()
	setViewer(queryClient, api, null)
	router.clearCache()
	await router.navigate({ to: '/' })
	// The data on the screen now was loaded for nobody, or is the same for everybody, so it stays.
	forgetLoaded(
		queryClient,
		known.filter((query) => !query.isActive()),
	)
}
