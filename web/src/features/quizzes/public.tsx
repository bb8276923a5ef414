/** Other features and routes may use these parts of quizzes. */
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { AfterAnswer } from './after-answer.tsx'
import { AttemptButton } from './attempt-button.tsx'
import { Judging } from './judging.tsx'
import type { KeptQuiz } from './kept-quiz.ts'
import { isSameSource, type QuizKindOf } from './quiz-kind.ts'
import { QuizSection, type ShownQuestions } from './quiz-section.tsx'
import { ResultFigures } from './result/result-figures.tsx'
import { ResultPage } from './result/result-page.tsx'
import { ResultScene } from './result/result-scene.tsx'
import { TierHill } from './result/tier-hill.tsx'
import { useQuiz } from './use-quiz.ts'

const ExitQuestion = lazyPart(() => import('./exit-question.tsx').then((part) => part.ExitQuestion), {
	isOverlay: true,
})
/** Few have such a quiz. */
const UnfinishedNote = lazyPart(() => import('./unfinished-note.tsx').then((part) => part.UnfinishedNote))

export type { KeptQuiz, QuizKindOf, ShownQuestions }
export {
	AfterAnswer,
	AttemptButton,
	ExitQuestion,
	isSameSource,
	Judging,
	QuizSection,
	ResultFigures,
	ResultPage,
	ResultScene,
	TierHill,
	UnfinishedNote,
	useQuiz,
}
