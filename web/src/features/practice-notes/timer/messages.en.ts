export const messages = {
	time: 'Time',
	suggested: (minutes: number): string => `Suggested: ${minutes} min`,
	pause: 'Pause the time',
	resume: 'Go on with the time',
	paused: 'Paused',
	over: 'The suggested time is over. Take the time that you need.',
}
