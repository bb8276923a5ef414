import {
	findBegunQuestions,
	findCopies,
	giveCredit,
	listReadablePages,
	listReturned,
	lockCopy,
	type ReadablePage,
	setReEvaluated,
	setReturned,
	setStarted,
	setWaiting,
} from './evaluating/tables.ts'
import { type AnswerCopyRow, answerCopies } from './tables.ts'

export {
	type AnswerCopyRow,
	answerCopies,
	findBegunQuestions,
	findCopies,
	giveCredit,
	listReadablePages,
	listReturned,
	lockCopy,
	type ReadablePage,
	setReEvaluated,
	setReturned,
	setStarted,
	setWaiting,
}
