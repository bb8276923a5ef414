export const messages = {
	title: 'Study log',
	text: 'Your hours and activities, day by day. Days follow Indian time.',
	home: 'Home',
	year: 'The last year',
	yearText: (days: number, hours: string) =>
		`${days === 1 ? '1 study day' : `${days} study days`}, ${hours} ${hours === '1.0' ? 'hour' : 'hours'}`,
	empty: 'No study days yet',
	emptyText: 'Log some study or read something, and your first day will appear here.',
	levels: ['No study', 'Up to 1 h', 'Up to 2 h', 'Up to 4 h', 'More than 4 h'],
	levelsLabel: 'What the shades mean',
	of: (day: string, hours: number, activities: number) =>
		`${day}: ${hours} h, ${activities === 1 ? '1 activity' : `${activities} activities`}`,
	months: 'Study by month',
	month: 'Month',
	days: 'Study days',
	hours: 'Hours',
	activities: 'Activities',
	automatic: 'Of these, automatic',
	entries: 'Logged by hand in the last 7 days',
	entry: (hours: number, activities: number) =>
		`${hours} h · ${activities === 1 ? '1 activity' : `${activities} activities`}`,
	takeBack: 'Remove',
	takeBackOf: (entry: string) => `Remove: ${entry}`,
	takenBack: 'The entry was removed.',
	notTakenBack: 'The entry couldn’t be removed. Please try again.',
	noEntries: 'Nothing in the last 7 days.',
	failure: {
		httpError: (status: number) => `HTTP error! status: ${status}`,
		failedToFetch: 'Failed to fetch study data',
		failedToLoad: 'Failed to fetch study data',
	},
}
