/** Quoted texts are the specification's (3-commerce §4, §5, §8). */
export const messages = {
	title: 'Log today’s study',
	hours: 'Hours',
	activities: 'Activities',
	presets: 'Quick fill',
	preset: (hours: number, activities: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}, ${activities} activities`,
	save: 'Save',
	saving: 'Saving…',
	empty: 'Please enter at least some study hours or completed activities.',
	problems: {
		hours: 'Enter hours from 0 to 24, in steps of half an hour',
		activities: 'Enter activities as a whole number from 0 to 100',
	},
	logged: (hours: number, activities: number) =>
		`Great job! You've studied ${hours} hours and completed ${activities} activities today.`,
	kept: 'Saved on this device. It’ll be sent when you’re online again.',
	waiting: (count: number) =>
		count === 1 ? '1 entry will be sent when you’re online' : `${count} entries will be sent when you’re online`,
	refused: 'Failed to log study activity. Please try again.',
	failed: 'An unexpected error occurred. Please try again.',
	automatic: 'What you read, practise and send here is counted automatically.',
	log: 'Study log',
}
