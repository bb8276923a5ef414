import type { AnyRouter } from '@tanstack/react-router'
import { forgetLoaded } from './forget-loaded.ts'
import { tellSignedOut } from './note-session-over.ts'
import { forgetOwedSignOut } from './owed-sign-out.ts'
import type { PageContext } from './page-context.ts'
import { setViewer, type Viewer } from './viewer.ts'

/** Makes this browser somebody's, or nobody's: nothing that was loaded for somebody else stays. Go to another page then. */
export function becomeViewer(router: AnyRouter, user: Viewer | null): void {
	const { queryClient, api } = router.options.context as PageContext
	forgetLoaded(queryClient)
	setViewer(queryClient, api, user)
	router.clearCache()
	if (user) forgetOwedSignOut()
	else tellSignedOut()
}
