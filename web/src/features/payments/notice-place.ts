import { useSyncExternalStore } from 'react'

/**
 * Says where the page tells of payments that were begun: above the page, or in a payment dialog while one is open, because all else is
 * dead then.
 */
let place: HTMLElement | null = null
const listeners = new Set<() => void>()

/** Serves as the `ref` of the place in a dialog. */
export function setNoticePlace(element: HTMLElement | null): void {
	place = element
	for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
	listeners.add(listener)
	return () => listeners.delete(listener)
}

export const useNoticePlace = (): HTMLElement | null =>
	useSyncExternalStore(
		subscribe,
		() => place,
		() => null,
	)
