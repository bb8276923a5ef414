import { type AnsweredQuestion, findCopyQuestions } from './find-copy-questions.ts'
import { scheduleData } from './schedule-data.ts'
import { listDailyQuestions } from './tables.ts'

export { type AnsweredQuestion, findCopyQuestions, listDailyQuestions, scheduleData }
