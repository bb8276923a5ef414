import { addDays } from '@aravalli/shared/india-time'
import { type Language, languages } from '@aravalli/shared/language'
import type { SectionItem } from '@aravalli/shared/study-material/kinds'
import { papers } from '@aravalli/shared/study-material/section'
import type { Section } from '@aravalli/shared/study-sections'
import { z } from 'zod'
import { type DemoFiles, oneItemEach } from '../../content/demo-files.ts'
import { address, bilingual, cover, text, topicList } from '../../content/demo-parts.ts'
import { blocksIn, infographicFile } from './files/infographic-file.ts'
import { mapFile, mapIn, type PlacesFile } from './files/map-file.ts'
import { mindMapFile, mindMapIn } from './files/mind-map-file.ts'
import { pair } from './files/pair.ts'
import { serverSections } from './section-kinds.ts'

const texts = z.strictObject({ heading: text, description: text })

const common = {
	topics: topicList,
	paper: z.enum(papers),
	/** Counts in its section, from 1: the first is the newest. */
	position: z.int().min(1),
	cover,
	picture: address.optional(),
	pictureSmall: address.optional(),
	english: texts,
	hindi: texts,
	quiz: z.array(z.strictObject({ question: pair, answer: pair })),
}

/** Is rich text; each entry is a heading, a paragraph, a list or a table. */
const body = z.array(text).min(1)
const readingFile = z.strictObject({ ...common, body: bilingual(body) })

/** Read an item as `content/study-material/<section>/<id>.json` holds it. */
const shapes = {
	'to-the-point': readingFile,
	'mind-map': z.strictObject({ ...common, ...mindMapFile }),
	infographics: z.strictObject({ ...common, ...infographicFile }),
	'learning-through-map': z.strictObject({ ...common, ...mapFile }),
	'mains-answer-enrichment-capsule': readingFile,
} as const satisfies Record<Section, z.ZodType>

export type ItemFile = z.output<(typeof shapes)[Section]>

/** @param places are those that maps may name */
export const filesOfSection = (section: Section, places: PlacesFile): DemoFiles<ItemFile> =>
	oneItemEach<ItemFile>({
		own: serverSections[section],
		folder: `study-material/${section}`,
		shape: shapes[section],
		toItem: (file, today) => toSectionItem(file, today, places),
	})

function toSectionItem(file: ItemFile, today: string, places: PlacesFile): SectionItem {
	const [english, hindi] = languages.map((language) => ({
		...file[language],
		quiz: file.quiz.map(({ question, answer }) => ({ question: question[language], answer: answer[language] })),
		...contentOf(file, language, places),
	})) as [SectionItem['english'], SectionItem['english']]
	const { picture: large, pictureSmall: small } = file
	return {
		paper: file.paper,
		topics: file.topics,
		publishedOn: addDays(today, -file.position),
		picture: large && small ? { large, small } : null,
		pictureSource: '',
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
