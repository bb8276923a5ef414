import { mainsQuizShapes } from './mains-practice/quiz-contract.ts'

/** Lists the kinds of questions that can be taken as a quiz. A feature that gives another one is named here. */
export const quizKinds = [mainsQuizShapes] as const
