/** The page of those who evaluate says this. */
export const messages = {
	title: 'Evaluators',
	hint: 'Everybody who may evaluate copies. Evaluators take copies by themselves; the number a day is the most that each of them returns.',
	toDesk: 'Evaluate copies',
	columns: {
		who: 'Who',
		today: 'Returned today',
		inHand: 'In hand',
		returned: 'Last 30 days',
		late: 'Of these late',
		daily: 'Most a day',
	},
	daily: (name: string) => `Most copies a day for ${name}`,
	save: 'Save',
	saveFor: (name: string) => `Save the number for ${name}`,
	saved: (name: string, daily: number) => `${name} may return ${daily} a day`,
	invalid: 'Please enter a whole number from 0 to 500',
	failed: 'That did not work. Check your connection and try again.',
	nobody: 'Nobody evaluates yet',
	nobodyText: 'An account evaluates once it has the role of an evaluation admin.',
}
