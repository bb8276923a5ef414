import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Until fonts and pictures of the page itself have had their turn. */
const PATIENCE_MILLISECONDS = 1_500

/** Fetches the code of the page that the reader will most likely open next: on a slow network a tap then has an effect at once. */
export function usePreloadedPage(routeId: keyof RegisteredRouter['routesById']): void {
	const router = useRouter()
	useEffect(() => {
		const timer = setTimeout(() => {
			// A failure shows when the page is opened, which tries again.
			router.loadRouteChunk(router.routesById[routeId])?.catch(() => undefined)
		}, PATIENCE_MILLISECONDS)
		return () => clearTimeout(timer)
	}, [router, routeId])
}
