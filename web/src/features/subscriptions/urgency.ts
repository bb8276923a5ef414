/** Says how soon a subscription ends, and what the reader is to make of it (specification: commerce, §4). */
export type Urgency = 'expired' | 'critical' | 'warning' | 'normal'

const DAY_MILLISECONDS = 86_400_000

interface Period {
	/** It is written as ISO 8601. */
	startDate: string
	endDate: string
}

/** Begun days count: with an hour to go it is one. It is 0 or less when it has ended. */
export function daysLeft({ endDate }: Period, now: Date): number {
	return Math.ceil((Date.parse(endDate) - now.getTime()) / DAY_MILLISECONDS)
}

export function urgencyOf(days: number): Urgency {
	if (days <= 0) return 'expired'
	if (days <= 7) return 'critical'
	return days <= 30 ? 'warning' : 'normal'
}

/** Gives the share of the whole period that has gone by, from 0 to 1. */
export function elapsedShare({ startDate, endDate }: Period, now: Date): number {
	const start = Date.parse(startDate)
	const share = (now.getTime() - start) / (Date.parse(endDate) - start)
	return Math.min(1, Math.max(0, share))
}
