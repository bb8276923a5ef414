import type { Language } from '@aravalli/shared/language'
import type { PrelimsQuestion } from '@aravalli/shared/prelims-practice/kind'
import { prelimsSubjects } from '@aravalli/shared/prelims-subjects'
import { keyOptions } from '@aravalli/shared/questions/answer-options'
import { difficulties } from '@aravalli/shared/questions/question'
import { maxTopics, topicIds } from '@aravalli/shared/topics'
import { z } from 'zod'
import { oneItemEach } from '../../content/demo-files.ts'
import { bilingual, text } from '../../content/demo-parts.ts'
import { serverPrelims } from './prelims-kind.ts'

const four = <T extends z.ZodType>(part: T) => z.tuple([part, part, part, part])

/** Reads a question as `content/prelims-questions/<subject>/<id>.json` holds it. */
const prelimsFile = z.strictObject({
	subject: z.enum(prelimsSubjects),
	/** Questions of reasoning have none. */
	topics: z.array(z.enum(topicIds)).max(maxTopics),
	difficulty: z.enum(difficulties),
	isMostImportant: z.boolean(),
	key: z.enum(keyOptions),
	question: bilingual(text),
	options: bilingual(four(text)),
	explanation: bilingual(text),
	/** Says of each wrong option why it is; the right one has an empty text. */
	whyWrong: bilingual(four(z.string())),
	tags: bilingual(z.array(text)),
})

export type PrelimsFile = z.output<typeof prelimsFile>

/** All of the demo was written on this day, and lists arrange a day by what was stored last. */
const WRITTEN_ON = '2026-11-20'

export const prelimsQuestionFiles = oneItemEach({
	own: serverPrelims,
	folder: 'prelims-questions',
	shape: prelimsFile,
	toItem: toPrelimsQuestion,
})

function toPrelimsQuestion({ question, options, explanation, whyWrong, tags, ...same }: PrelimsFile): PrelimsQuestion {
	const textsIn = (language: Language) => {
		const [optionA, optionB, optionC, optionD] = options[language]
		const [whyA, whyB, whyC, whyD] = whyWrong[language]
		return {
			question: question[language],
			...{ optionA, optionB, optionC, optionD },
			explanation: explanation[language],
			...{ whyA, whyB, whyC, whyD },
			source: '',
			tags: tags[language],
		}
	}
	return {
		...same,
		isDropped: false,
		publishedOn: WRITTEN_ON,
		// What is in the demo was written for it: none of it is known to have been asked.
		year: null,
		questionNumber: null,
		english: textsIn('english'),
		hindi: textsIn('hindi'),
	}
}
