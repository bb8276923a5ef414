interface Sized {
	sizeBytes: number
}

/** Keeps entries within `maxBytes`: those not asked for longest go first, and one larger than all of it is not kept. */
export function createPageShelf<Entry extends Sized>(maxBytes: number) {
	const entries = new Map<string, Entry>()
	let sizeBytes = 0
	/** The key of the last entry: asked for again, it is in its place already. */
	let last = ''

	function remove(key: string): void {
		sizeBytes -= entries.get(key)?.sizeBytes ?? 0
		entries.delete(key)
	}

	return {
		find: (key: string): Entry | undefined => entries.get(key),
		/** Says that an entry was asked for. */
		touch(key: string, entry: Entry): void {
			if (key === last) return
			last = key
			entries.delete(key)
			entries.set(key, entry)
		},
		store(key: string, entry: Entry): void {
			remove(key)
			entries.set(key, entry)
			last = key
			sizeBytes += entry.sizeBytes
			for (const oldest of entries.keys()) {
				if (sizeBytes <= maxBytes) break
				remove(oldest)
			}
		},
		remove,
		clear(): void {
			entries.clear()
			sizeBytes = 0
		},
		statistics: () => ({ entries: entries.size, sizeBytes }),
	}
}
