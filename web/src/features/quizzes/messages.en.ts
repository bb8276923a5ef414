import type { Judgement } from '@aravalli/shared/judgement'

const judgements: Record<Judgement, string> = { right: 'Right', partly: 'Partly', wrong: 'Wrong' }

export const messages = {
	quiz: 'Quiz',
	timeTaken: 'Time taken',
	attempted: (done: number, all: number) => `${done} / ${all}`,
	attemptedWord: 'attempted',
	submit: 'Submit',
	submitHint: 'Attempt all questions to submit',
	openQuestions: 'Please attempt all questions before submitting.',
	toOpenQuestion: (number: number) => `Go to question ${number}`,
	markAsAttempted: 'Mark as Attempted',
	alreadyAttempted: 'Already Attempted',
	nextQuestion: 'Next question',
	howWasIt: 'How was your answer?',
	judgements,
	submitting: 'Submitting Quiz...',
	submitted: 'Quiz Submitted Successfully!',
	notKept: 'Your browser can’t save progress. Close this page and the quiz is lost.',
	exitTitle: 'Exit the quiz?',
	exitText: (done: number, all: number) =>
		`You have attempted ${done} of ${all} questions. If you exit, your progress won’t be saved.`,
	otherTitle: 'You have an unfinished quiz',
	otherText: (done: number, all: number) =>
		`You have attempted ${done} of ${all} questions in it. If you start another one, that progress will be lost.`,
	exit: 'Exit Quiz',
	exitAndStart: 'Start over',
	stay: 'Stay in the quiz',
	goBack: 'Go back',
	unfinished: (done: number, all: number) => `Unfinished quiz: ${done} of ${all} questions attempted`,
	unfinishedText: 'It’s saved until you submit or exit it.',
	goOn: 'Continue quiz',
	endedElsewhere: 'This quiz was ended in another tab or on another device.',
}
