import { addDays } from '@aravalli/shared/india-time'
import type { Language } from '@aravalli/shared/language'
import { type MainsPaperItem, mainsPaperKind } from '@aravalli/shared/mains-mock-tests/kind'
import { mainsPapers } from '@aravalli/shared/questions/mains-papers'
import { z } from 'zod'
import { oneItemEach } from '../../content/demo-files.ts'
import { bilingual, daysAgo, text } from '../../content/demo-parts.ts'

const lines = bilingual(z.array(text).min(1))

/** Reads a paper as `content/mains-papers/<id>.json` holds it. */
const mainsPaperFile = z.strictObject({
	paperNo: z.enum(mainsPapers),
	examYear: z.int(),
	daysAgo,
	minutes: z.int().min(1),
	uploadMinutes: z.int().min(0),
	totalMarks: z.int().min(1),
	title: bilingual(text),
	about: bilingual(text),
	instructions: lines,
	questions: z
		.array(
			z.strictObject({
				marks: z.int().min(1),
				wordLimit: z.int().min(1),
				section: bilingual(text).nullable(),
				question: bilingual(text),
				answer: lines.nullable(),
				marksSplit: lines.nullable(),
			}),
		)
		.min(1),
})

type MainsPaperFile = z.output<typeof mainsPaperFile>

export const mainsPaperFiles = oneItemEach({
	own: { kind: mainsPaperKind },
	folder: 'mains-papers',
	shape: mainsPaperFile,
	toItem: toMainsPaper,
})

function toMainsPaper(file: MainsPaperFile, today: string): MainsPaperItem {
	const { daysAgo: ago, title, about, instructions, questions, ...common } = file
	const textsIn = (language: Language) => ({
		title: title[language],
		about: about[language],
		instructions: instructions[language].join('\n'),
		questions: questions.map(({ section, question, answer, marksSplit }) => ({
			section: section?.[language] ?? '',
			question: question[language],
			answer: answer?.[language].join('\n') ?? '',
			marksSplit: marksSplit?.[language].join('\n') ?? '',
		})),
	})
	return {
		...common,
		publishedOn: addDays(today, -ago),
		questionMarks: questions.map(({ marks }) => marks),
		wordLimits: questions.map(({ wordLimit }) => wordLimit),
		english: textsIn('english'),
		hindi: textsIn('hindi'),
	}
}
