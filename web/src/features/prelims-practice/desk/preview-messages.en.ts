/** A question says this where editors see it as it is asked. */
export const messages = {
	right: 'Right answer',
	notAttempted: 'Question not attempted',
	dropped: 'This question is dropped from marking.',
	explanation: 'Explanation',
	wrong: (letter: string) => `${letter} is wrong:`,
	source: 'Look it up:',
}
