import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Makes the title of a page anew. In the browser a page opens before what it is about has come (docs/adr/0009-the-browser-does-not-wait-for-data.md),
 * and the router makes the head of a route only while it loads the route.
 *
 * @param routeId of the page
 * @param isLate what the page is about is there now, and the head does not know it
 */
export function useLateHead(routeId: string, isLate: boolean): void {
	const router = useRouter()
	useEffect(() => {
		if (isLate) void router.invalidate({ filter: (match) => match.routeId === routeId })
	}, [isLate, routeId, router])
}
