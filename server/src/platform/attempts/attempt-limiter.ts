/**
 * Limits how often something may go wrong: attempts are counted before their outcome is known, and given back when they succeed.
 *
 * So any number of attempts at once cannot pass together. The counts are in memory.
 */
export interface AttemptLimit {
	max: number
	windowSeconds: number
}

export interface AttemptLimiter {
	/** Counts an attempt. Returns 0, or how many seconds to wait where the limit is reached; then nothing is counted. */
	take(key: string): number
	/** Says that the attempt turned out to be none of those that are limited. */
	giveBack(key: string): void
	/** Forgets all attempts under this key. */
	clear(key: string): void
}

/** The keys counted first are forgotten above this number: each costs about 100 bytes. */
const MAX_KEYS = 100_000

export function createAttemptLimiter(
	{ max, windowSeconds }: AttemptLimit,
	now: () => number = Date.now,
): AttemptLimiter {
	const windows = new Map<string, { startedAt: number; attempts: number }>()
	const windowMilliseconds = windowSeconds * 1000

	function windowOf(key: string) {
		const current = windows.get(key)
		if (current && now() - current.startedAt < windowMilliseconds) return current
		windows.delete(key)
		const started = { startedAt: now(), attempts: 0 }
		windows.set(key, started)
		for (const oldest of windows.keys()) {
			if (windows.size <= MAX_KEYS) break
			windows.delete(oldest)
		}
		return started
	}

	return {
		take(key) {
			const window = windowOf(key)
			if (window.attempts >= max) return Math.ceil((window.startedAt + windowMilliseconds - now()) / 1000)
			window.attempts++
			return 0
		},
		giveBack(key) {
			const window = windows.get(key)
			if (window && window.attempts > 0) window.attempts--
		},
		clear: (key) => void windows.delete(key),
	}
}
