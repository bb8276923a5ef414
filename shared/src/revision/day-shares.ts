/**
 * Divides a day of revision between cards that are due and questions on current affairs that the learner has not seen: one in five, because what is
 * new in the news is asked as well and is nobody's card yet. Where nothing is due there is no revision, and so nothing to mix.
 */

/** One of so many is on current affairs. */
export const MIXED_ONE_IN = 5

/** Counts what there is of a day, each card and each new question once. */
export interface DayCounts {
	/** Are due today and not answered yet. */
	due: number
	/** Were due and have been answered today. */
	dueDone: number
	/** Are there on current affairs, not seen yet. */
	fresh: number
	freshDone: number
}

export interface DayShares {
	/** Of the whole day, what was answered included: it does not change while one answers. */
	due: number
	fresh: number
}

/** Is never more than the budget, but for what was answered above it elsewhere. */
export function dayShares({ due, dueDone, fresh, freshDone }: DayCounts, budget: number): DayShares {
	const [allDue, allFresh] = [due + dueDone, fresh + freshDone]
	const mixed = Math.min(allFresh, Math.floor(budget / MIXED_ONE_IN), Math.floor(allDue / (MIXED_ONE_IN - 1)))
	return { due: Math.max(dueDone, Math.min(allDue, budget - mixed)), fresh: Math.max(freshDone, mixed) }
}

/** Gives the order of a day's questions: each fifth is a fresh one, as long as there are some of both. */
function dayOrder({ due, fresh }: DayShares): ('due' | 'fresh')[] {
	const order: ('due' | 'fresh')[] = []
	const left = { due, fresh }
	while (left.due + left.fresh > 0) {
		const isTurn = order.length % MIXED_ONE_IN === MIXED_ONE_IN - 1
		const next = (isTurn && left.fresh > 0) || left.due === 0 ? 'fresh' : 'due'
		order.push(next)
		left[next] -= 1
	}
	return order
}

/** Gives the order of what is left of a day, without the first of each sort, which are answered. */
export function orderLeft(
	shares: DayShares,
	{ dueDone, freshDone }: Pick<DayCounts, 'dueDone' | 'freshDone'>,
): ('due' | 'fresh')[] {
	const passed = { due: dueDone, fresh: freshDone }
	return dayOrder(shares).filter((sort) => {
		passed[sort] -= 1
		return passed[sort] < 0
	})
}
