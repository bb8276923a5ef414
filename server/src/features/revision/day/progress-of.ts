import type { RevisionProgress } from '@aravalli/shared/revision/contract'
import { dayBudget } from '@aravalli/shared/revision/day-budget'
import { type DayShares, dayShares } from '@aravalli/shared/revision/day-shares'
import type { RevisionPart } from './tables.ts'

interface DayOfHours {
	counts: RevisionPart
	dailyHours: number
	today: string
}

/** Says how far somebody is with the day, and how its questions are divided. */
export function progressOf({ counts, dailyHours, today }: DayOfHours): {
	shares: DayShares
	progress: RevisionProgress
} {
	const shares = dayShares(counts, dayBudget(dailyHours))
	return {
		shares,
		progress: {
			day: today,
			total: shares.due + shares.fresh,
			done: counts.dueDone + counts.freshDone,
			repeats: counts.repeats,
		},
	}
}
