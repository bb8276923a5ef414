export const messages = {
	questionOf: (position: string, total: string) => `Question ${position} of ${total}`,
	question: 'Question',
	exit: 'Back to the list',
	toProgress: 'Back to my progress',
	shortcuts: 'Keyboard shortcuts',
	keys: {
		previous: 'Previous question',
		next: 'Next question',
		answer: 'Show or hide the answer',
		pause: 'Pause or resume the timer',
	},
	or: 'or',
	turnOff: 'Turn shortcuts off',
	turnOn: 'Turn shortcuts on',
	missing: 'This question is no longer published.',
	failed: 'Couldn’t load the question.',
}
