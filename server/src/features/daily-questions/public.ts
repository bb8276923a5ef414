import { type AnsweredQuestion, findCopyQuestions, presentCopyQuestion } from './find-copy-questions.ts'
import { scheduleData } from './schedule-data.ts'
import { listDailyQuestions, scheduledPart } from './tables.ts'

export {
	type AnsweredQuestion,
	findCopyQuestions,
	listDailyQuestions,
	presentCopyQuestion,
	scheduleData,
	scheduledPart,
}
