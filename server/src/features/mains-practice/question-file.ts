import type { Language } from '@aravalli/shared/language'
import type { MainsQuestion } from '@aravalli/shared/mains-practice/kind'
import { mainsPapers } from '@aravalli/shared/mains-practice/mains-question'
import { mainsSubjects } from '@aravalli/shared/mains-subjects'
import { z } from 'zod'
import { oneItemEach } from '../../content/demo-files.ts'
import { bilingual, text, topicList } from '../../content/demo-parts.ts'
import { serverMains } from './mains-kind.ts'

/** Describes a numbered part of a question, with its own model answer: each entry is a line. */
const part = z.strictObject({
	marks: z.int().min(1),
	wordLimit: z.int().min(1),
	question: bilingual(text),
	answer: bilingual(z.array(text).min(1)),
	marksSplit: bilingual(z.array(text).min(1)),
})

/** Reads a question as `content/mains-practice/<set>/<id>.json` holds it. */
const mainsQuestionFile = z.strictObject({
	practiceSet: z.int().min(1),
	paperNo: z.enum(mainsPapers),
	subject: z.enum(mainsSubjects),
	topics: topicList,
	isMostImportant: z.boolean(),
	parts: z.array(part).min(1),
})

export type MainsQuestionFile = z.output<typeof mainsQuestionFile>

export const mainsFiles = oneItemEach({
	own: serverMains,
	folder: 'mains-practice',
	shape: mainsQuestionFile,
	toItem: toMainsQuestion,
})

function toMainsQuestion({ parts, ...same }: MainsQuestionFile): MainsQuestion {
	const textsIn = (language: Language) => ({
		parts: parts.map(({ question, answer, marksSplit }) => ({
			question: question[language],
			answer: answer[language].join('\n'),
			marksSplit: marksSplit[language].join('\n'),
		})),
	})
	return {
		...same,
		// What is in the demo was written for it: none of it is known to have been asked.
		year: null,
		questionNumber: '',
		partMarks: parts.map(({ marks }) => marks),
		wordLimits: parts.map(({ wordLimit }) => wordLimit),
		english: textsIn('english'),
		hindi: textsIn('hindi'),
	}
}
