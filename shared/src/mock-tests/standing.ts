/** Fewer learners than these are no field to compare with: a percentile of seven says nothing. */
export const FEWEST_TO_COMPARE = 30

interface Compared {
	/** Counts first attempts of others with more marks. */
	above: number
	/** Counts first attempts with at most as many marks, this one among them where it is one. */
	atMost: number
	/** Counts first attempts, this one among them where it is one. */
	learners: number
	isFirst: boolean
}

/** Says where an attempt stands among the first attempts of all learners at its paper. */
export function standingOf({ above, atMost, learners, isFirst }: Compared) {
	const percentile = learners < FEWEST_TO_COMPARE ? null : Math.round((10_000 * atMost) / learners) / 100
	return { rank: above + 1, learners, percentile, isFirst }
}
