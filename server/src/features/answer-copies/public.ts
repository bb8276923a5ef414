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
import { hasCopies, newId, type SamplePage, storeSampleCopy } from './seeding/tables.ts'
import { type AnswerCopyRow, answerCopies } from './tables.ts'

export {
	type AnswerCopyRow,
	answerCopies,
	findBegunQuestions,
	findCopies,
	giveCredit,
	hasCopies,
	listReadablePages,
	listReturned,
	lockCopy,
	newId,
	type ReadablePage,
	type SamplePage,
	setReEvaluated,
	setReturned,
	setStarted,
	setWaiting,
	storeSampleCopy,
}
