import { type AttemptLimiter, createAttemptLimiter } from './attempt-limiter.ts'
import type { AttemptWindow, AttemptWindows } from './attempt-windows.ts'

/** Counts in this process alone. */
export function createMemoryWindows(now?: () => number): AttemptWindows {
	const limiters = new Map<string, AttemptLimiter>()

	function limiterOf({ max, windowSeconds }: AttemptWindow): AttemptLimiter {
		const name = `${max} ${windowSeconds}`
		const limiter = limiters.get(name) ?? createAttemptLimiter({ max, windowSeconds }, now)
		limiters.set(name, limiter)
		return limiter
	}

	function giveBackNow(windows: readonly AttemptWindow[]): void {
		for (const window of windows) limiterOf(window).giveBack(window.key)
	}

	return {
		isShared: false,
		async take(windows) {
			const taken: AttemptWindow[] = []
			for (const window of windows) {
				const wait = limiterOf(window).take(window.key)
				if (wait > 0) {
					giveBackNow(taken)
					return wait
				}
				taken.push(window)
			}
			return 0
		},
		giveBack: async (windows) => giveBackNow(windows),
		async clear(windows) {
			for (const window of windows) limiterOf(window).clear(window.key)
		},
	}
}
