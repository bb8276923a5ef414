import { spanIn } from '../span.ts'

export const messages = {
	title: 'Today’s evaluated questions',
	closesIn: (minutes: number) =>
		minutes < 1 ? 'Closes in less than a minute' : `Closes in ${spanIn(minutes, { hours: 'h', minutes: 'min' })}`,
	closed: 'Closed for today',
	send: 'Send an answer',
	goOn: 'Continue your answer',
	see: 'See the questions',
	facts: (marks: number, words: number) => `${marks} marks · ${words} words`,
	states: {
		draft: 'Begun',
		waiting: 'Sent',
		evaluating: 'With an evaluator',
		returned: 'Returned',
	},
}
