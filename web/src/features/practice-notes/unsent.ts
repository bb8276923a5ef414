import { useEffect } from 'react'
import { mayHold } from '#web/lib/browser-store/may-hold.ts'
import { keepTrying } from '#web/lib/keep-trying.ts'
import type { Owner } from './drafts.ts'
import { olderNotes, olderPhotos, unsentNotes, unsentPhotos } from './stored.ts'
import { setAllUnsent, type Unsent } from './unsent-subjects.ts'

/** A browser that has never kept anything needs no code for it. */
async function unsentOf(owner: Owner): Promise<ReadonlyMap<string, Unsent>> {
	if (!(await mayHold([unsentNotes, unsentPhotos, olderNotes, olderPhotos]))) return new Map()
	const [{ questionsOfDrafts }, { questionsOfPhotos }] = await keepTrying(() =>
		Promise.all([import('./drafts.ts'), import('./stored-photos.ts')]),
	)
	const [notes, photos] = await Promise.all([questionsOfDrafts(owner), questionsOfPhotos(owner)])
	return new Map<string, Unsent>([
		...photos.map((one) => [one, 'photo'] as const),
		...notes.map((one) => [one, 'note'] as const),
	])
}

/** Finds what a page before this one has left on the device. */
export function useUnsentOf(owner: Owner): void {
	useEffect(() => {
		let isWanted = true
		void unsentOf(owner).then((unsent) => isWanted && setAllUnsent(unsent))
		return () => {
			isWanted = false
		}
	}, [owner])
}
