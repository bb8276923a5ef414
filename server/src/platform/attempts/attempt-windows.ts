/** Is one count: so many attempts may be made within a time that begins with the first of them. */
export interface AttemptWindow {
	/** Says what is counted and whose it is. */
	key: string
	max: number
	windowSeconds: number
}

/** Counts attempts, however many come at once: they are counted before their outcome is known, and given back when it is a good one. */
export interface AttemptWindows {
	/** Tells whether all processes on one database count together. */
	readonly isShared: boolean
	/** Counts one attempt in all of these windows, or in none. Returns 0, or how many seconds to wait where one is full. */
	take(windows: readonly AttemptWindow[]): Promise<number>
	/** Says that an attempt turned out to be none of those that are limited. */
	giveBack(windows: readonly AttemptWindow[]): Promise<void>
	/** Forgets all attempts that were counted there. */
	clear(windows: readonly AttemptWindow[]): Promise<void>
}
