import type { Language } from '@aravalli/shared/language'
import type { MainsQuestion } from '@aravalli/shared/mains-practice/kind'
import { mainsPapers, mainsYears } from '@aravalli/shared/mains-practice/mains-question'
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
})

/** Reads a question as `content/mains-practice/<set>/<id>.json` holds it. */
const mainsQuestionFile = z.strictObject({
	year: z.literal([...mainsYears]),
	paperNo: z.enum(mainsPapers),
	subject: z.enum(mainsSubjects),
	topics: topicList,
	isMostImportant: z.boolean(),
	/** A question that is not known to have been asked is shown as a sample. */
	isSample: z.boolean(),
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
		parts: parts.map(({ question, answer }) => ({ question: question[language], answer: answer[language].join('\n') })),
	})
	return {
		...same,
		partMarks: parts.map(({ marks }) => marks),
		wordLimits: parts.map(({ wordLimit }) => wordLimit),
		english: textsIn('english'),
		hindi: textsIn('hindi'),
	}
}
