/**
 * Keeps what every page asks for and hardly ever changes: it is read at most once in `seconds`, by one caller for all
 * who come meanwhile. A failure is not kept.
 */
export function keptValue<T>(seconds: number, now: () => Date, read: () => Promise<T>): () => Promise<T> {
	let kept: { since: number; value: Promise<T> } | null = null
	return () => {
		const time = now().getTime()
		// A clock that was set back must not make it stay.
		if (kept && Math.abs(time - kept.since) < seconds * 1000) return kept.value
		const value = read()
		const mine = { since: time, value }
		kept = mine
		value.catch(() => {
			if (kept === mine) kept = null
		})
		return value
	}
}
