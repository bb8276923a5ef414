import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { ApiClient } from '#web/lib/api.ts'
import { setViewer, type Viewer } from '#web/lib/viewer.ts'
import type { NextPage } from './after-sign-in.ts'
import { keepBookingPending } from './keep-booking-pending.ts'

declare module '@tanstack/react-router' {
	interface HistoryState {
		/** The splash of `/` is passed over. */
		isAfterSignIn?: boolean
	}
}

interface PageContext {
	queryClient: QueryClient
	api: ApiClient
}

/** Makes this browser somebody's: nothing that was loaded for somebody else, or for nobody, stays. */
export function becomeViewer(router: AnyRouter, user: Viewer | null): void {
	const { queryClient, api } = router.options.context as PageContext
	queryClient.clear()
	setViewer(queryClient, api, user)
	router.clearCache()
}

/** Takes the place of the login page in the browser's history: Back leads to where one came from. */
export function leadOn(router: AnyRouter, { path, isBookingPending }: NextPage): void {
	if (isBookingPending) keepBookingPending()
	router.history.replace(path, { isAfterSignIn: true })
}
