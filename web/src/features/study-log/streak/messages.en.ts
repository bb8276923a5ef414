/** The messages by length and status are the specification's kinds (3-commerce §4). */
export const messages = {
	streak: (days: number) => `${days}-day study streak`,
	noStreak: 'Start your streak today',
	statuses: {
		active: 'You have studied today.',
		'at-risk': 'Study today to keep your streak.',
		broken: (day: string) => `Your streak ended: you last studied on ${day}.`,
		inactive: 'Read an article or log some study, and today counts.',
	},
	lengths: {
		start: 'Study today to start a new one.',
		encouragement: (days: number) =>
			days === 1 ? 'One more day makes it a week.' : `${days} more days make it a week.`,
		week: (days: number) =>
			days === 1
				? 'A week and more: one day left to the 30-day milestone.'
				: `A week and more: ${days} days left to the 30-day milestone.`,
		month: 'A month and more. Keep it going.',
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
