import { useCallback, useSyncExternalStore } from 'react'
import { pageArrangements } from '../stored.ts'
import { type Arrangement, NOTHING_ARRANGED } from './arrangement.ts'

const shown = new Map<string, Arrangement>()
const listeners = new Set<() => void>()

export function readArrangement(name: string): Arrangement {
	const known = shown.get(name)
	if (known) return known
	const read = pageArrangements.readJson(name)
	const arrangement = isArrangement(read) ? read : NOTHING_ARRANGED
	shown.set(name, arrangement)
	return arrangement
}

/** What is stored may have been written by an older version, or by anybody. */
function isArrangement(value: unknown): value is Arrangement {
	if (typeof value !== 'object' || value === null) return false
	const { order, moved, looks, removed } = value as Partial<Record<keyof Arrangement, unknown>>
	return [order, moved].every(Array.isArray) && [looks, removed].every((one) => typeof one === 'object' && one !== null)
}

export function writeArrangement(name: string, arrangement: Arrangement): void {
	shown.set(name, arrangement)
	if (isEmpty(arrangement)) pageArrangements.remove(name)
	else pageArrangements.writeJson(arrangement, name)
	for (const listener of listeners) listener()
}

const isEmpty = ({ order, looks, removed }: Arrangement) =>
	order.length === 0 && Object.keys(looks).length === 0 && Object.keys(removed).length === 0

/** Another tab may have arranged the same pages. */
function subscribe(listener: () => void): () => void {
	listeners.add(listener)
	const stop = pageArrangements.onChangedElsewhere(() => {
		shown.clear()
		listener()
	})
	return () => {
		listeners.delete(listener)
		stop()
	}
}

const nothing = () => NOTHING_ARRANGED

/** @param name of learner, day and question */
export function useArrangement(name: string): Arrangement {
	return useSyncExternalStore(
		subscribe,
		useCallback(() => readArrangement(name), [name]),
		nothing,
	)
}
