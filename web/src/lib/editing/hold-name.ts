/** A page that is just being left, or loaded again, has its names for a moment longer. */
const WAIT_MILLISECONDS = 250

/**
 * Runs `work` while no other page of this browser has the name. A page that ends, however it does, gives back what it has.
 *
 * Browsers have this on secure connections only. On others nobody is kept out.
 */
export async function holdName(name: string, work: () => Promise<void>): Promise<void> {
	await (canHoldNames() ? navigator.locks.request(name, work) : work())
}

export const canHoldNames = () => Boolean(navigator.locks)

/** @returns what `work` says; false where another page has the name, and keeps it */
export async function holdIfFree(name: string, work: () => boolean): Promise<boolean> {
	if (!canHoldNames()) return work()
	const signal = AbortSignal.timeout(WAIT_MILLISECONDS)
	return navigator.locks.request(name, { signal }, work).catch((error: unknown) => {
		if (signal.aborted) return false
		throw error
	})
}
