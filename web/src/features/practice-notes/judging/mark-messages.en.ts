export const messages = {
	ownAnswer: 'Your answer:',
	marks: { right: 'Right', partly: 'Partly', wrong: 'Wrong', toRevise: 'To revise', practised: 'Practised' },
}
