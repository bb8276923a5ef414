import { forgetStoredPractice } from './forget-stored-practice.ts'

/** What was begun to be written and not sent, for as long as the page is open: files cannot be stored in the tab. */
export const draftMemory = new Map<string, unknown>()

/** For a sign-out: nobody else is to find what somebody has begun, in this page's memory or in the browser's storages. */
export function forgetDrafts(): void {
	draftMemory.clear()
	forgetStoredPractice()
	try {
		removeStoredDrafts(sessionStorage)
	} catch {
		// Storage is forbidden: nothing was kept.
	}
}

export function removeStoredDrafts(storage: Storage): void {
	for (const key of Object.keys(storage)) {
		const [, subject] = /^commentDraft:(.*)/.exec(key) ?? []
		if (subject) storage.removeItem(`commentDraft:${subject}`)
		const [, mapId] = /^mapRound:(.*)/.exec(key) ?? []
		if (mapId) storage.removeItem(`mapRound:${mapId}`)
		const [, timed] = /^practiceTimer:(.*)/.exec(key) ?? []
		if (timed) storage.removeItem(`practiceTimer:${timed}`)
	}
}
