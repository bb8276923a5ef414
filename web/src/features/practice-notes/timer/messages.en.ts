export const messages = {
	time: 'Time',
	suggested: (minutes: number): string => `Suggested: ${minutes} min`,
	pause: 'Pause',
	resume: 'Resume',
	paused: 'Paused',
	over: 'Time’s up. You can keep writing.',
}
