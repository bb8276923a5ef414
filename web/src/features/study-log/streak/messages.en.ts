/** The messages by length and status are the specification's kinds (3-commerce §4). */
export const messages = {
	streak: (days: number) => `${days}-day study streak`,
	noStreak: 'Start your streak today',
	statuses: {
		active: 'You have studied today.',
		'at-risk': 'Study today to keep your streak.',
		broken: (day: string) => `You last studied on ${day}.`,
		inactive: 'Read an article or log some study: the day counts.',
	},
	lengths: {
		start: 'A new streak starts with today.',
		encouragement: (days: number) =>
			days === 1 ? 'One more day makes it a week.' : `${days} more days make it a week.`,
		week: (days: number) =>
			days === 1
				? 'More than a week: one more day takes you to the 30-day milestone.'
				: `A week and more: ${days} more days take you to the 30-day milestone.`,
		month: 'A month and more. Keep the rhythm.',
	},
	longest: 'Longest streak',
	days: 'Study days',
	hours: 'Total hours',
	today: 'Today',
	hoursToday: (hours: number) => `${hours} h today`,
	activitiesToday: (count: number) => (count === 1 ? '1 activity today' : `${count} activities today`),
	table: 'Study of the last 14 days',
	day: 'Day',
	hoursOfDay: 'Hours',
	activitiesOfDay: 'Activities',
	weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}
