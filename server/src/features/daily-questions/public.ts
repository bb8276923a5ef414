import { type AnsweredQuestion, findCopyQuestions } from './find-copy-questions.ts'
import { listDailyQuestions } from './tables.ts'

export { type AnsweredQuestion, findCopyQuestions, listDailyQuestions }
