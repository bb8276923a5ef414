import { addDays } from '@aravalli/shared/india-time'
import { dayBudget } from '@aravalli/shared/revision/day-budget'
import { dayShares } from '@aravalli/shared/revision/day-shares'
import type { StoredDay } from './tables.ts'

interface Left {
	/** Counts what is due today and not asked any more today. */
	waiting: number
	fresh: number
	dailyHours: number
	today: string
}

/** Says which day has something next, and how much of it: what waits comes tomorrow, within tomorrow's budget. */
export function nextDay(
	next: StoredDay['next'],
	{ waiting, fresh, dailyHours, today }: Left,
): { day: string; questions: number } | null {
	const tomorrow = addDays(today, 1)
	if (!next && waiting === 0) return null
	const day = waiting > 0 || !next ? tomorrow : next.day
	const due = waiting + (next?.day === day ? next.due : 0)
	const shares = dayShares({ due, dueDone: 0, fresh, freshDone: 0 }, dayBudget(dailyHours))
	return { day, questions: shares.due + shares.fresh }
}
