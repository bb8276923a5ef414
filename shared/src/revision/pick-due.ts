/**
 * Chooses which due cards a day has, out of however many: three of four are those that are forgotten most by now, and each fourth is the one that
 * has waited longest. The first alone would leave a card of an easy question waiting for ever behind those that somebody gets wrong every day.
 */

/** Each pick of so many goes to the card that has waited longest. */
export const WAITING_ONE_IN = 4

interface Orders {
	/** The most forgotten first. */
	byForgotten: readonly string[]
	/** What has been due longest first. */
	byWaiting: readonly string[]
}

/**
 * @param from how many of the day were picked before: so the rest of a day is the same, however often it is asked for
 * @param until how many the day has in all
 */
export function pickDue(
	{ byForgotten, byWaiting }: Orders,
	{ from, until }: { from: number; until: number },
): string[] {
	const picked = new Set<string>()
	for (let pick = from; pick < until; pick += 1) {
		const order = pick % WAITING_ONE_IN === WAITING_ONE_IN - 1 ? byWaiting : byForgotten
		const next = order.find((id) => !picked.has(id))
		if (next === undefined) break
		picked.add(next)
	}
	return [...picked]
}
