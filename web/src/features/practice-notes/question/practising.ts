/** Knows on which question of this page somebody writes: whoever goes on from there goes on with writing. */
import { useSyncExternalStore } from 'react'

declare module '@tanstack/react-router' {
	interface HistoryState {
		/** The question was come to from one that was practised: its place to write is open. */
		isPractising?: boolean
	}
}

let practised: string | null = null
const listeners = new Set<() => void>()

/** @param subject type and id of the question: 'mains:…'; null where nobody writes any more */
export function setPractised(subject: string | null): void {
	practised = subject
	for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
	listeners.add(listener)
	return () => void listeners.delete(listener)
}

export const useIsPractised = (subject: string): boolean =>
	useSyncExternalStore(
		subscribe,
		() => practised === subject,
		() => false,
	)
