import { forgetExited } from './forget-exited.ts'
import type { QuizKindOf } from './quiz-kind.ts'
import { quizzesData } from './quizzes-data.ts'
import { presentUnfinished } from './summarise-unfinished.ts'
import { type UnfinishedQuiz, unfinishedPart } from './tables.ts'

export type { QuizKindOf }
export { forgetExited, presentUnfinished, quizzesData, type UnfinishedQuiz, unfinishedPart }
