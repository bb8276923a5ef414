import { pbkdf2Sync } from 'node:crypto'

/** The work below takes so long on the machine that the budget was written on, while nothing else runs there. */
const USUAL_MILLISECONDS = 95

/**
 * Takes the best of a few: what else runs for a moment does not count, a slower machine does.
 * @returns milliseconds
 */
function timeOfWork() {
	const times = Array.from({ length: 5 }, () => {
		const startedAt = performance.now()
		pbkdf2Sync('how fast', 'is it', 150_000, 64, 'sha512')
		return performance.now() - startedAt
	})
	return Math.min(...times)
}

/**
 * Tells how much slower this machine is now than the one that the budget was written on: machines that are lent out
 * differ by a factor of two from hour to hour.
 *
 * @param {number} [milliseconds] of the work; measured unless told
 * @returns {number} from 1 to 2: a faster machine gets no less time, and no machine more than twice as much
 */
export function slowness(milliseconds = timeOfWork()) {
	return Math.min(2, Math.max(1, milliseconds / USUAL_MILLISECONDS))
}
