import { questionHead } from './answer-writing-head.ts'
import { loadQuestion } from './load-question.ts'

/** What the route of a question asks for when it is opened. */
export { loadQuestion, questionHead }
