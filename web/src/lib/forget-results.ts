/** For a sign-out: what somebody has reached is for nobody else who uses the browser. */
export function forgetResults(): void {
	try {
		removeStoredResults(localStorage)
	} catch {
		// Storage is forbidden: nothing was kept.
	}
}

export function removeStoredResults(storage: Storage): void {
	for (const key of Object.keys(storage)) {
		const [, mapId] = /^mapBest:(.*)/.exec(key) ?? []
		if (mapId) storage.removeItem(`mapBest:${mapId}`)
	}
}
