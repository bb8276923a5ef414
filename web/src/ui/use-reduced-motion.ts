import { useSyncExternalStore } from 'react'
import { usePreferences } from './preferences-store.ts'

const query = '(prefers-reduced-motion: reduce)'

function subscribe(listener: () => void): () => void {
	const system = matchMedia(query)
	system.addEventListener('change', listener)
	return () => system.removeEventListener('change', listener)
}

/** Tells whether the reader wants less motion, by the system's setting or ours. It is false in the server's markup. */
export function useReducedMotion(): boolean {
	const { reducedMotion } = usePreferences()
	const isSystemReduced = useSyncExternalStore(
		subscribe,
		() => matchMedia(query).matches,
		() => false,
	)
	return reducedMotion || isSystemReduced
}
