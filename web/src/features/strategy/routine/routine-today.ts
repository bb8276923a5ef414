import type { RoutineDay } from '@aravalli/shared/strategy/contract'

/** With the browser's own calendar: the product's would bring all that is beside it on the home page. */
const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Asia/Kolkata' })

/** The day of the routine that it is in India. */
export function routineToday(now: Date): RoutineDay['day'] {
	const name = weekday.format(now).toLowerCase()
	return name.startsWith('s') ? 'weekend' : (name as RoutineDay['day'])
}
