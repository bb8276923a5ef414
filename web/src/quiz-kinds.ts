import { mainsResults } from './features/mains-practice/quiz/mains-results.ts'
import type { ResultKinds } from './features/quizzes/result-kind.ts'

/** Results of all these kinds can be shown. A feature whose questions can be taken as a quiz is named here. */
export const resultKinds: ResultKinds = { mains: mainsResults }
