/**
 * Holds the sets of this page in memory, so that an answer shows at once and its card alone is rendered anew. `set-storage.ts` brings
 * what the browser has kept of them, and keeps what changes.
 */
import { emptySet, type PracticeSet } from './practice-set.ts'

/** Names a set: whose it is, '' for nobody's, and of which list. */
export interface SetName {
	owner: string
	list: string
}

interface Change {
	name: SetName
	set: PracticeSet
	/** It comes from the browser's storage, where it need not be kept once more. */
	isRead: boolean
}

const sets = new Map<string, PracticeSet>()
const listeners = new Set<(change: Change) => void>()

const idOf = ({ owner, list }: SetName) => `${owner} ${list}`

/** Gives the same object until it changes. */
export const readSet = (name: SetName): PracticeSet => sets.get(idOf(name)) ?? emptySet

const readNames = new Set<string>()

/** Tells whether what the browser keeps of a set has been read, or that it keeps nothing. */
export const isSetRead = (name: SetName): boolean => readNames.has(idOf(name))

export function noteRead(name: SetName): void {
	readNames.add(idOf(name))
	for (const listener of listeners) listener({ name, set: readSet(name), isRead: true })
}

export function changeSet(name: SetName, by: (set: PracticeSet) => PracticeSet, isRead = false): PracticeSet {
	const before = readSet(name)
	const set = by(before)
	if (set === before) return set
	sets.set(idOf(name), set)
	for (const listener of listeners) listener({ name, set, isRead })
	return set
}

/** @returns how to stop */
export function onSetChanged(listener: (change: Change) => void): () => void {
	listeners.add(listener)
	return () => void listeners.delete(listener)
}
