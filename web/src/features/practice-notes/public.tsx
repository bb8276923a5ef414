/** A learner practises a question with these: the time, notes and photos, the own judgement, and the way to the next one. */

import { DontKnowButton } from './dont-know-button.tsx'
import { KeptMark } from './judging/kept-mark.tsx'
import { FoundMarks, PractisedMark } from './judging/practised-mark.tsx'
import { KeptProvider } from './kept-provider.tsx'
import { NotesButton } from './notes-button.tsx'
import { AboutQuestion } from './question/about-question.tsx'
import { JudgePlace } from './question/judge-part.ts'
import { type PracticePlaceProps, practiceReturn } from './question/practice-place.tsx'
import { QuestionBar, StepsBelow } from './question/question-bar.tsx'
import { QuestionSheet } from './question/question-sheet.tsx'
import { QuestionSteps } from './question/question-steps.tsx'
import { ReviseButton } from './revise-button.tsx'
import { useAroundInRun } from './run/use-around-in-run.ts'

export type { PracticePlaceProps }
export {
	AboutQuestion,
	DontKnowButton,
	FoundMarks,
	JudgePlace,
	KeptMark,
	KeptProvider,
	NotesButton,
	PractisedMark,
	practiceReturn,
	QuestionBar,
	QuestionSheet,
	QuestionSteps,
	ReviseButton,
	StepsBelow,
	useAroundInRun,
}
