import type { Judgement } from '@aravalli/shared/judgement'

const judgements: Record<Judgement, string> = { right: 'Right', partly: 'Partly', wrong: 'Wrong' }

export const messages = {
	quiz: 'Quiz',
	timeTaken: 'Time taken',
	attempted: (done: number, all: number) => `${done} / ${all}`,
	attemptedWord: 'attempted',
	submit: 'Submit',
	submitHint: 'Can be pressed when all questions are attempted',
	openQuestions: 'Please attempt all questions before submitting.',
	toOpenQuestion: (number: number) => `Go to question ${number}`,
	markAsAttempted: 'Mark as Attempted',
	alreadyAttempted: 'Already Attempted',
	nextQuestion: 'Next question',
	howWasIt: 'How was your answer?',
	judgements,
	submitting: 'Submitting Quiz...',
	submitted: 'Quiz Submitted Successfully!',
	notKept: 'This browser keeps nothing: the quiz is lost when the page is closed.',
	exitTitle: 'Exit the quiz?',
	exitText: (done: number, all: number) =>
		`You have attempted ${done} of ${all} questions. They are given up when you exit, and no result is stored.`,
	otherTitle: 'You have an unfinished quiz',
	otherText: (done: number, all: number) =>
		`You have attempted ${done} of ${all} questions in it. They are given up when you start another one.`,
	exit: 'Exit Quiz',
	exitAndStart: 'Exit it and start anew',
	stay: 'Stay in the quiz',
	goBack: 'Go back',
	unfinished: (done: number, all: number) => `Unfinished quiz: ${done} of ${all} questions attempted`,
	unfinishedText: 'It is kept until you submit or exit it.',
	goOn: 'Continue quiz',
	endedElsewhere: 'The quiz was ended in another tab or on another device.',
}
