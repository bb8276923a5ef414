import { useSyncExternalStore } from 'react'

/** The numbers hold below 640 px, from 640 px, and from 1024 px. */
export type GroupSizes = readonly [phone: number, tablet: number, desktop: number]

const tablet = '(min-width: 640px)'
const desktop = '(min-width: 1024px)'

/** Says how many things stand side by side on this screen; the server's markup has the phone's number. */
export function useGroupSize(sizes: GroupSizes): number {
	return useSyncExternalStore(
		follow,
		() => sizes[matchMedia(desktop).matches ? 2 : matchMedia(tablet).matches ? 1 : 0],
		() => sizes[0],
	)
}

function follow(listener: () => void): () => void {
	const queries = [tablet, desktop].map((query) => matchMedia(query))
	for (const query of queries) query.addEventListener('change', listener)
	return () => {
		for (const query of queries) query.removeEventListener('change', listener)
	}
}
