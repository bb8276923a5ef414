/**
 * Knows which questions have something that was begun and not saved, so that their buttons say it before anything of
 * them is opened.
 */
import { useEffect, useSyncExternalStore } from 'react'
import { mayHold } from '#web/lib/browser-store/may-hold.ts'
import { keepTrying } from '#web/lib/keep-trying.ts'
import type { Owner } from './drafts.ts'
import { olderNotes, olderPhotos, unsentNotes, unsentPhotos } from './stored.ts'

let subjects: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function change(changed: ReadonlySet<string>) {
	subjects = changed
	for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
	listeners.add(listener)
	return () => void listeners.delete(listener)
}

/** @param subject type and id of the question: 'mains:…' */
export function setUnsent(subject: string, isUnsent: boolean): void {
	if (subjects.has(subject) === isUnsent) return
	const others = [...subjects].filter((other) => other !== subject)
	change(new Set(isUnsent ? [...others, subject] : others))
}

export const useIsUnsent = (subject: string): boolean =>
	useSyncExternalStore(
		subscribe,
		() => subjects.has(subject),
		() => false,
	)

/** A browser that has never kept anything needs no code for it. */
async function unsentOf(owner: Owner): Promise<string[]> {
	if (!(await mayHold([unsentNotes, unsentPhotos, olderNotes, olderPhotos]))) return []
	const [{ questionsOfDrafts }, { questionsOfPhotos }] = await keepTrying(() =>
		Promise.all([import('./drafts.ts'), import('./stored-photos.ts')]),
	)
	return (await Promise.all([questionsOfDrafts(owner), questionsOfPhotos(owner)])).flat()
}

/** Finds what a page before this one has left on the device. */
export function useUnsentOf(owner: Owner): void {
	useEffect(() => {
		let isWanted = true
		void unsentOf(owner).then((questions) => isWanted && change(new Set(questions)))
		return () => {
			isWanted = false
		}
	}, [owner])
}
