import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** Returns false in the server's markup and in the first render over it, true from then on. */
export function useIsHydrated(): boolean {
	return useSyncExternalStore(
		neverChanges,
		() => true,
		() => false,
	)
}
