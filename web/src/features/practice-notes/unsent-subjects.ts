/**
 * Knows which questions have something that was begun and not saved, so that their buttons say it before anything of
 * them is opened.
 */
import { useSyncExternalStore } from 'react'

/** A note is named before photos, where both wait. */
export type Unsent = 'note' | 'photo'

let subjects: ReadonlyMap<string, Unsent> = new Map()
const listeners = new Set<() => void>()

/** Takes the place of all that was known before. @param changed by type and id of the question: 'mains:…' */
export function setAllUnsent(changed: ReadonlyMap<string, Unsent>): void {
	subjects = changed
	for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
	listeners.add(listener)
	return () => void listeners.delete(listener)
}

/** @param subject type and id of the question: 'mains:…' */
export function setUnsent(subject: string, unsent: Unsent | null): void {
	if ((subjects.get(subject) ?? null) === unsent) return
	const others = [...subjects].filter(([other]) => other !== subject)
	setAllUnsent(new Map(unsent ? [...others, [subject, unsent]] : others))
}

export const useUnsent = (subject: string): Unsent | null =>
	useSyncExternalStore(
		subscribe,
		() => subjects.get(subject) ?? null,
		() => null,
	)
