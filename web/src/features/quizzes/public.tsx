/** What other features and routes may use of quizzes. */
import { AttemptButton } from './attempt-button.tsx'
import { ExitQuestion } from './exit-question.tsx'
import { Judging } from './judging.tsx'
import { isSameSource, type QuizKind } from './quiz-kind.ts'
import { QuizSection } from './quiz-section.tsx'
import type { KeptQuiz } from './quiz-storage.ts'
import { ResultPage } from './result/result-page.tsx'
import { UnfinishedNote } from './unfinished-note.tsx'
import { useQuiz } from './use-quiz.ts'

export type { KeptQuiz, QuizKind }
export { AttemptButton, ExitQuestion, isSameSource, Judging, QuizSection, ResultPage, UnfinishedNote, useQuiz }
