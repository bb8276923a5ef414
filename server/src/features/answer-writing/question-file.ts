import type { Question } from '@aravalli/shared/answer-writing/kind'
import { difficulties, paperCategories } from '@aravalli/shared/questions/question'
import { z } from 'zod'

/**
 * Reads a question as `content/answer-writing/<category>/<id>.json` holds it. `content/validate.ts` checks what makes a
 * good one; here is only what it takes to store it.
 */
const text = z.string().min(1)
const bilingual = <T extends z.ZodType>(part: T) => z.strictObject({ english: part, hindi: part })

export const questionFile = z.strictObject({
	paperCategory: z.enum(paperCategories),
	publishedOn: z.iso.date(),
	difficulty: z.enum(difficulties),
	marks: z.int(),
	wordLimit: z.int(),
	timeLimitMinutes: z.int(),
	subCategory: bilingual(text),
	tags: bilingual(z.array(text)),
	questionText: bilingual(text),
	/** Each entry is a line. */
	answer: bilingual(z.array(text).min(1)),
})

export type QuestionFile = z.output<typeof questionFile>

export function toQuestion(file: QuestionFile): Question {
	const { subCategory, tags, questionText, answer, ...same } = file
	const textsIn = (language: 'english' | 'hindi') => ({
		questionText: questionText[language],
		subCategory: subCategory[language],
		tags: tags[language],
		answer: answer[language].join('\n'),
	})
	return { ...same, english: textsIn('english'), hindi: textsIn('hindi') }
}
