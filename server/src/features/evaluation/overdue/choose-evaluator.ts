/**
 * Chooses who gets a copy that is late: whoever has the fewest in hand of those who may still return some today and have
 * never had this copy. Of several with as few it is the one who has returned the fewest, and then the first of the list.
 */
import { MAX_IN_HAND } from '../claiming/quota-rule.ts'

export interface Workload {
	userId: string
	inHand: number
	returnedToday: number
	/** So many are returned a day at most. */
	daily: number
	hasHadCopy: boolean
}

/** @returns null where nobody is free: the copy waits at the top of the queue */
export function chooseEvaluator(evaluators: readonly Workload[]): Workload | null {
	const free = evaluators.filter(
		({ inHand, returnedToday, daily, hasHadCopy }) =>
			!hasHadCopy && inHand < MAX_IN_HAND && inHand + returnedToday < daily,
	)
	const [best] = free.toSorted((one, other) => one.inHand - other.inHand || one.returnedToday - other.returnedToday)
	return best ?? null
}
