export const messages = {
	title: 'Today’s plan',
	ofDay: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
	done: (done: number, all: number) => `${done} of ${all} done`,
	allDone: 'All done for today.',
	minutes: (minutes: number) => `${minutes} min`,
	acts: { read: 'Read', write: 'Write', revise: 'Revise' },
	abouts: { 'wrong-answers': 'Practise what you got wrong', quiz: 'Take a quiz' },
	revision: (questions: number) => (questions === 1 ? 'Revise 1 question' : `Revise ${questions} questions`),
	isDone: 'Done',
	missed: (days: number) =>
		days === 1
			? 'You missed a day this week. Today’s plan includes some of what you missed.'
			: `You missed ${days} days this week. Today’s plan includes some of what you missed.`,
	nothing: 'Nothing new to read today. Revise, or take a quiz.',
	change: 'Change hours',
}
