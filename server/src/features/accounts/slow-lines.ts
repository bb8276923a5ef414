import { AppError } from '@aravalli/shared/errors'
import { createFairTurns, type FairTurns } from '../../platform/fair-turns.ts'

/** Each comparison takes at least this long. */
const SLOW_MILLISECONDS = 1_000
/** So many may wait in the line of one account, because a browser waits no longer for an answer. */
const MAX_WAITING = 60

/**
 * Keeps one slow line for each account that is being tried from many places: its passwords are compared one after the
 * other, a second each, wherever they come from. So a thousand addresses guess no faster than one. Each process has its
 * own lines.
 */
export function createSlowLines() {
	const lines = new Map<string, FairTurns>()
	const refusal = () => new AppError('session.too-many-attempts', { retryAfterSeconds: MAX_WAITING })

	return {
		/** @throws AppError `session.too-many-attempts` when the line is full */
		async take<T>(account: string, network: string, compare: () => Promise<T>): Promise<T> {
			const line = lines.get(account) ?? createFairTurns({ atOnce: 1, maxWaiting: MAX_WAITING, refusal })
			lines.set(account, line)
			try {
				return await line.take(network, async () => {
					await new Promise((resolve) => setTimeout(resolve, SLOW_MILLISECONDS))
					return compare()
				})
			} finally {
				if (line.isIdle()) lines.delete(account)
			}
		},
	}
}
