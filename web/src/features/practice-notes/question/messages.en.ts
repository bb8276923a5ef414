export const messages = {
	startPractice: 'Start Practice',
	unsaved: 'Unsaved answer: continue',
	yourAnswer: 'Your answer',
	minutes: (minutes: number): string => `${minutes} min`,
	words: (words: number): string => `${words} words`,
	suggested: 'Suggested',
	steps: 'Questions',
	previous: 'Previous question',
	next: 'Next question',
	place: (position: string, total: string): string => `${position} / ${total}`,
	placeInWords: (position: string, total: string): string => `Question ${position} of ${total}`,
	last: 'This is the last question in the list.',
}
