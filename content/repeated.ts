/** Is something in a file that no other may have. */
export interface Keyed {
	path: string
	key: string | number
}

/** Finds everything whose key something before it has, behind the first with that key. */
export function repeated<K extends Keyed>(all: K[]): [first: K, again: K][] {
	const firsts = new Map<string | number, K>()
	return all.flatMap((one): [K, K][] => {
		const first = firsts.get(one.key)
		if (!first) firsts.set(one.key, one)
		return first ? [[first, one]] : []
	})
}
