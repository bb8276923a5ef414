import { beginQuiz } from './begin-quiz.ts'
import { ExitQuestion } from './exit-question.tsx'
import { findQuiz, giveUpQuiz } from './find-quiz.ts'
import { QuizSection } from './quiz-section.tsx'
import { UnfinishedNote } from './unfinished-note.tsx'

/** What the page asks for once there is a quiz. */
export { beginQuiz, ExitQuestion, findQuiz, giveUpQuiz, QuizSection, UnfinishedNote }
