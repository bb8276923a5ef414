import { useSyncExternalStore } from 'react'

const query = '(max-width: 639px)'

function subscribe(listener: () => void): () => void {
	const screen = matchMedia(query)
	screen.addEventListener('change', listener)
	return () => screen.removeEventListener('change', listener)
}

/** Tells whether the page is as narrow as on a phone. It is false in the server's markup. */
export function useIsPhone(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => matchMedia(query).matches,
		() => false,
	)
}
