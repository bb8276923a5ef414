import { indiaWeekday } from '@aravalli/shared/india-time'
import type { RoutineDay } from '@aravalli/shared/strategy/contract'

const days = ['weekend', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'weekend'] as const

/** The day of the routine that it is in India. */
export function routineToday(now: Date): RoutineDay['day'] {
	return days[indiaWeekday(now)] ?? 'weekend'
}
