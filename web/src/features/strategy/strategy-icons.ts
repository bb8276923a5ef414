import { bookOpenIcon, calendarIcon, circleCheckIcon, clockIcon, targetIcon } from '#web/ui/icons.ts'
import { brainIcon, trendingUpIcon } from './icons.ts'

/** The API gives the icons of the strategy's items these names. */
export const strategyIcons = {
	BookOpen: bookOpenIcon,
	Target: targetIcon,
	Clock: clockIcon,
	CheckCircle: circleCheckIcon,
	TrendingUp: trendingUpIcon,
	Brain: brainIcon,
	Calendar: calendarIcon,
}
