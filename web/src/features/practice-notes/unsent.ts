/** Which questions have something that was begun and not saved: their buttons say so before anything of them is opened. */
import { useEffect, useSyncExternalStore } from 'react'
import { type Owner, questionsOfDrafts } from './drafts.ts'
import { questionsOfPhotos } from './stored-photos.ts'

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

/** What a page before this one has left on the device. */
export function useUnsentOf(owner: Owner): void {
	useEffect(() => {
		let isWanted = true
		const read = Promise.all([questionsOfDrafts(owner), questionsOfPhotos(owner)])
		void read.then((questions) => isWanted && change(new Set(questions.flat())))
		return () => {
			isWanted = false
		}
	}, [owner])
}
