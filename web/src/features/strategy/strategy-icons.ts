import {
	bookOpenIcon,
	brainIcon,
	calendarIcon,
	circleCheckIcon,
	clockIcon,
	targetIcon,
	trendingUpIcon,
} from '#web/ui/icons.ts'

/** By the names that the API gives the icons of the strategy's items. */
export const strategyIcons = {
	BookOpen: bookOpenIcon,
	Target: targetIcon,
	Clock: clockIcon,
	CheckCircle: circleCheckIcon,
	TrendingUp: trendingUpIcon,
	Brain: brainIcon,
	Calendar: calendarIcon,
}
