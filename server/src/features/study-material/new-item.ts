import type { Infographic, MindMap, StudyMap } from '@aravalli/shared/study-material/item-contract'
import type { Paper, Section } from '@aravalli/shared/study-material/section'
import { readMinutes } from '../../platform/rich-text/read-minutes.ts'
import { sanitizeLine, sanitizeRichText } from '../../platform/rich-text/sanitize-rich-text.ts'

export interface QuizItem {
	question: string
	answer: string
}

/** Holds what a list shows of an item, in one language. */
export interface ItemTexts {
	/** The heading is rich text within a line, cleaned when it is stored. */
	heading: string
	/** The description is rich text, cleaned when it is stored. */
	description: string
	quiz: QuizItem[]
}

/** Holds rich text that is read from the first word to the last; cleaned when it is stored. */
export interface Body {
	body: string
}

export type ItemContent = Body | MindMap | Infographic | StudyMap

export interface NewItem {
	/** Is a slug: a-z, 0-9 and hyphens; not the name of a paper. */
	id: string
	section: Section
	paper: Paper
	/** It is written as 'YYYY-MM-DD', by the day in India. */
	publishedOn: string
	/** Holds paths of this site to the same picture, 16:10; it is null where a tile stands for the picture. */
	picture: { large: string; small: string } | null
	english: ItemTexts & { content: ItemContent }
	/** It is null where only English exists. */
	hindi: (ItemTexts & { content: ItemContent }) | null
}

/** Gives the columns of the table. Rich text never reaches them in any other way. */
export function storedColumns({ id, section, paper, publishedOn, picture, english, hindi }: NewItem) {
	const both = hindi ? [english, hindi] : [english]
	const bodies = both.flatMap(({ content }) => ('body' in content ? [content.body] : []))
	return {
		id,
		section,
		paper_no: paper,
		published_on: publishedOn,
		picture: picture?.large ?? null,
		picture_small: picture?.small ?? null,
		read_minutes: bodies.length > 0 ? readMinutes(bodies.map(sanitizeRichText)) : null,
		card_english: cleanTexts(english),
		card_hindi: hindi && cleanTexts(hindi),
		content_english: cleanContent(english.content),
		content_hindi: hindi && cleanContent(hindi.content),
	}
}

const cleanTexts = ({ heading, description, quiz }: ItemTexts): ItemTexts => ({
	heading: sanitizeLine(heading),
	description: sanitizeRichText(description),
	quiz: quiz.map(({ question, answer }) => ({ question, answer })),
})

const cleanContent = (content: ItemContent): ItemContent =>
	'body' in content ? { body: sanitizeRichText(content.body) } : content
