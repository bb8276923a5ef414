/** The networks that were unused longest are forgotten above this number: each costs about 100 bytes. */
const MAX_KNOWN = 100_000

/**
 * Remembers from where accounts were opened with the right password, so that their owners need not wait while strangers
 * guess. Nothing is written down, because it says who was where; after a start the owner waits once.
 */
export function createKnownNetworks() {
	const known = new Set<string>()
	return {
		add(key: string) {
			known.delete(key)
			known.add(key)
			for (const oldest of known) {
				if (known.size <= MAX_KNOWN) break
				known.delete(oldest)
			}
		},
		has: (key: string) => known.has(key),
	}
}
