import { findCopiesTo } from './copies/tables.ts'
import {
	findBegunQuestions,
	findCopies,
	giveCredit,
	listReadablePages,
	listReturned,
	lockCopy,
	type ReadablePage,
	type ReturnedCopy,
	setReEvaluated,
	setReturned,
	setSeen,
	setStarted,
	setWaiting,
} from './evaluating/tables.ts'
import { copiesData } from './keeping/copies-data.ts'
import { copyFolder } from './keeping/copy-paths.ts'
import { sendPicture } from './pages/send-picture.ts'
import { hasCopies, newId, type SamplePage, storeSampleCopy } from './seeding/tables.ts'
import { accessesWithTerms } from './sending/load-standing.ts'
import { presentHomeAnswers } from './sending/present-home.ts'
import { type HomeAnswers, homeAnswersPart } from './sending/tables.ts'
import { type AnswerCopyRow, answerCopies } from './tables.ts'

export {
	type AnswerCopyRow,
	accessesWithTerms,
	answerCopies,
	copiesData,
	copyFolder,
	findBegunQuestions,
	findCopies,
	findCopiesTo,
	giveCredit,
	type HomeAnswers,
	hasCopies,
	homeAnswersPart,
	listReadablePages,
	listReturned,
	lockCopy,
	newId,
	presentHomeAnswers,
	type ReadablePage,
	type ReturnedCopy,
	type SamplePage,
	sendPicture,
	setReEvaluated,
	setReturned,
	setSeen,
	setStarted,
	setWaiting,
	storeSampleCopy,
}
