/** Tells which questions of a list a quiz gets. It is pure. */

interface List {
	/** Holds the ids of the whole list, in its order. */
	ids: readonly string[]
	count: number
	/** Says when each question was attempted last, in ISO 8601 and UTC; those that never were are absent. Null: nobody knows. */
	attempts: ReadonlyMap<string, string> | null
	/** Is called once for each question, and gives a number from 0 to below 1. */
	chance: () => number
}

/**
 * Takes what was never attempted first, from the top of the list, then what was attempted longest ago; by chance where
 * nothing is known of the learner.
 *
 * @returns the ids in the order of the list
 */
export function pickIds({ ids, count, attempts, chance }: List): string[] {
	const rank = (id: string) => (attempts ? (attempts.get(id) ?? '') : chance())
	const ranked = ids.map((id) => ({ id, rank: rank(id) }))
	// A sort keeps the order of equals, which is the list's.
	const picked = new Set(
		ranked
			.sort(byRank)
			.slice(0, count)
			.map(({ id }) => id),
	)
	return ids.filter((id) => picked.has(id))
}

type Ranked = { rank: string | number }

const byRank = (one: Ranked, other: Ranked) => (one.rank < other.rank ? -1 : Number(one.rank > other.rank))
