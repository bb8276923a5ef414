import { addDays } from '@aravalli/shared/current-affairs/date-range'
import { type Language, languages } from '@aravalli/shared/language'
import type { SectionItem } from '@aravalli/shared/study-material/kinds'
import { papers, type Section } from '@aravalli/shared/study-material/section'
import { z } from 'zod'
import { blocksIn, infographicFile } from './files/infographic-file.ts'
import { mapFile, mapIn, type PlacesFile } from './files/map-file.ts'
import { mindMapFile, mindMapIn } from './files/mind-map-file.ts'
import { pair, text } from './files/pair.ts'

/**
 * Reads an item as `content/study-material/<section>/<id>.json` holds it. `content/validate.ts` checks what makes a
 * good one; here is only what it takes to store it.
 */
const texts = z.strictObject({ heading: text, description: text })

const common = {
	paper: z.enum(papers),
	/** Counts in its section, from 1: the first is the newest. */
	position: z.int().min(1),
	/** `content/draw-covers.ts` draws the pictures from it. */
	cover: z.strictObject({ palette: text, icon: text }),
	picture: z.string().startsWith('/').optional(),
	pictureSmall: z.string().startsWith('/').optional(),
	english: texts,
	hindi: texts,
	quiz: z.array(z.strictObject({ question: pair, answer: pair })),
}

/** Is rich text; each entry is a heading, a paragraph, a list or a table. */
const body = z.array(text).min(1)
const readingFile = z.strictObject({ ...common, body: z.strictObject({ english: body, hindi: body }) })

export const itemFiles = {
	'to-the-point': readingFile,
	'mind-map': z.strictObject({ ...common, ...mindMapFile }),
	infographics: z.strictObject({ ...common, ...infographicFile }),
	'learning-through-map': z.strictObject({ ...common, ...mapFile }),
	'mains-answer-enrichment-capsule': readingFile,
} as const satisfies Record<Section, z.ZodType>

export type ItemFile = z.output<(typeof itemFiles)[Section]>

interface Surroundings {
	/** It is written as 'YYYY-MM-DD', by the day in India: a demo is never out of date. */
	today: string
	/** Holds what maps name. */
	places: PlacesFile
}

export function toSectionItem(file: ItemFile, { today, places }: Surroundings): SectionItem {
	const [english, hindi] = languages.map((language) => ({
		...file[language],
		quiz: file.quiz.map(({ question, answer }) => ({ question: question[language], answer: answer[language] })),
		...contentOf(file, language, places),
	})) as [SectionItem['english'], SectionItem['english']]
	const { picture: large, pictureSmall: small } = file
	return {
		paper: file.paper,
		publishedOn: addDays(today, -file.position),
		picture: large && small ? { large, small } : null,
		english,
		hindi,
	} as SectionItem
}

function contentOf(file: ItemFile, language: Language, places: PlacesFile) {
	if ('body' in file) return { body: file.body[language].join('') }
	if ('tree' in file) return mindMapIn(file.tree, language)
	if ('blocks' in file) return { blocks: blocksIn(file.blocks, language) }
	return mapIn(file, places, language)
}
