/** For a sign-out: notes and photos that were begun and not saved, and questions marked in this browser, which outlive the tab. */
export function forgetStoredPractice(): void {
	try {
		removeStoredPractice(localStorage)
		indexedDB.deleteDatabase('practicePhotos')
	} catch {
		// Storage is forbidden: nothing was kept.
	}
}

export function removeStoredPractice(storage: Storage): void {
	for (const key of Object.keys(storage)) {
		const [, subject] = /^practiceDraft:(.*)/.exec(key) ?? []
		if (subject) storage.removeItem(`practiceDraft:${subject}`)
	}
	storage.removeItem('practiceMarks')
}
