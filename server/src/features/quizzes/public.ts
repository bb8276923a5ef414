import type { QuizKind } from './quiz-kind.ts'
import { quizzesData } from './quizzes-data.ts'

export type { QuizKind }
export { quizzesData }
