import { mainsSubjects } from '@aravalli/shared/mains-subjects'
import type { Miq } from '@aravalli/shared/miq/kind'
import { difficulties, paperCategories } from '@aravalli/shared/questions/question'
import { z } from 'zod'
import { oneItemEach } from '../../content/demo-files.ts'
import { bilingual, text, topicList } from '../../content/demo-parts.ts'
import { serverMiq } from './miq-kind.ts'

/** Reads a question as `content/miq/<category>/<id>.json` holds it. */
export const miqFile = z.strictObject({
	topics: topicList,
	paperCategory: z.enum(paperCategories),
	publishedOn: z.iso.date(),
	subject: z.enum(mainsSubjects),
	/** Is the year of the examination that it is important for. */
	year: z.int(),
	difficulty: z.enum(difficulties),
	isMostImportant: z.boolean(),
	isFeatured: z.boolean(),
	durationMinutes: z.int().min(1),
	marks: z.int().min(1),
	tags: bilingual(z.array(text)),
	/** The parts are numbered, each with its own model answer, one entry a line. */
	parts: z
		.array(
			z.strictObject({
				question: bilingual(text),
				answer: bilingual(z.array(text).min(1)),
				marksSplit: bilingual(z.array(text).min(1)),
			}),
		)
		.min(1),
})

export type MiqFile = z.output<typeof miqFile>

export const miqFiles = oneItemEach({ own: serverMiq, folder: 'miq', shape: miqFile, toItem: toMiq })

export function toMiq(file: MiqFile): Miq {
	const { tags, parts, ...same } = file
	const textsIn = (language: 'english' | 'hindi') => ({
		tags: tags[language],
		parts: parts.map(({ question, answer, marksSplit }) => ({
			question: question[language],
			answer: answer[language].join('\n'),
			marksSplit: marksSplit[language].join('\n'),
		})),
	})
	return { ...same, english: textsIn('english'), hindi: textsIn('hindi') }
}
