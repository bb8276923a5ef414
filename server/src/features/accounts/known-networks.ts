/** With this many the ones longest unused are forgotten: each costs about 100 bytes. */
const MAX_KNOWN = 100_000

/**
 * From where accounts were opened with the right password, so that their owners need not wait while strangers guess. In memory only: it says
 * who was where, and after a start the owner waits once.
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
