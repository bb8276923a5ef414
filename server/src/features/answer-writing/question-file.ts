import type { Question } from '@aravalli/shared/answer-writing/kind'
import { addDays } from '@aravalli/shared/india-time'
import { difficulties, paperCategories } from '@aravalli/shared/questions/question'
import { z } from 'zod'
import { oneItemEach } from '../../content/demo-files.ts'
import { bilingual, daysAgo, text, topicList } from '../../content/demo-parts.ts'
import { serverAnswerWriting } from './question-kind.ts'

/** Reads a question as `content/answer-writing/<category>/<id>.json` holds it. */
export const questionFile = z.strictObject({
	topics: topicList,
	paperCategory: z.enum(paperCategories),
	daysAgo,
	difficulty: z.enum(difficulties),
	marks: z.int(),
	wordLimit: z.int(),
	timeLimitMinutes: z.int(),
	subCategory: bilingual(text),
	tags: bilingual(z.array(text)),
	questionText: bilingual(text),
	/** Each entry is a line. */
	answer: bilingual(z.array(text).min(1)),
	marksSplit: bilingual(z.array(text).min(1)),
})

export type QuestionFile = z.output<typeof questionFile>

export const questionFiles = oneItemEach({
	own: serverAnswerWriting,
	folder: 'answer-writing',
	shape: questionFile,
	toItem: toQuestion,
})

/** @param today 'YYYY-MM-DD' in India */
export function toQuestion(file: QuestionFile, today: string): Question {
	const { daysAgo: age, subCategory, tags, questionText, answer, marksSplit, ...same } = file
	const textsIn = (language: 'english' | 'hindi') => ({
		questionText: questionText[language],
		subCategory: subCategory[language],
		tags: tags[language],
		answer: answer[language].join('\n'),
		marksSplit: marksSplit[language].join('\n'),
	})
	return { ...same, publishedOn: addDays(today, -age), english: textsIn('english'), hindi: textsIn('hindi') }
}
