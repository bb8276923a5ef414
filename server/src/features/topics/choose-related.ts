interface Candidate {
	kind: string
	/** Counts the topics in common. */
	shared: number
}

/**
 * Chooses what readers are shown after an item: the closest of each kind, so that a note leads to its map and its questions, then those
 * that share the most.
 *
 * @param candidates those of each kind, the closest first
 */
export function chooseRelated<C extends Candidate>(candidates: readonly C[][], most: number): C[] {
	const closest = candidates.flatMap(([first]) => (first ? [first] : []))
	const rest = candidates.flatMap(([, ...others]) => others)
	return [...byShared(closest), ...byShared(rest)].slice(0, most)
}

const byShared = <C extends Candidate>(given: C[]): C[] => [...given].sort((one, other) => other.shared - one.shared)
