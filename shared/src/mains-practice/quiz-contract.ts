import { z } from 'zod'
import { mainsSubjects } from '../mains-subjects.ts'
import { mainsPracticeContract } from './contract.ts'
import { mainsTabs } from './mains-question.ts'

/** Names the list that the quiz was taken from; a part is null where the list was not filtered by it. */
const source = z.object({
	kind: z.literal('mains'),
	tab: z.enum(mainsTabs),
	year: z.int().min(1900).max(2999).nullable(),
	/** Quizzes from before there were sets have none. */
	set: z.int().min(1).max(999).nullish(),
	subject: z.enum(mainsSubjects).nullable(),
	topic: z
		.string()
		.regex(/^[a-z0-9-]{1,120}$/)
		.nullable(),
})

/** Any list of mains questions can be taken as a quiz. */
export const mainsQuizShapes = {
	name: 'mains',
	source,
	namedSource: source.extend({ subjectName: z.string().nullable(), topicName: z.string().nullable() }),
	question: mainsPracticeContract['GET /api/content/main-section/:id'].answer.shape.data,
} as const
