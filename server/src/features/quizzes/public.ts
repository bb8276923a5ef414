import { forgetExited } from './forget-exited.ts'
import type { QuizKindOf } from './quiz-kind.ts'
import { quizzesData } from './quizzes-data.ts'

export type { QuizKindOf }
export { forgetExited, quizzesData }
