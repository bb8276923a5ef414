import { readMinutes } from '../../platform/rich-text/read-minutes.ts'
import { sanitizeRichText } from '../../platform/rich-text/sanitize-rich-text.ts'

export interface PostTexts {
	heading: string
	/** Says in two or three sentences what the post is about. */
	description: string
	tags: string[]
	/** The body is rich text, cleaned when it is stored. */
	body: string
}

export interface NewPost {
	/** Is a slug: a-z, 0-9 and hyphens. */
	id: string
	/** It is written as 'YYYY-MM-DD', by the day in India. */
	publishedOn: string
	/** Holds paths of this site to the same picture, 16:10; it is null where a tile stands for the picture. */
	picture: { large: string; small: string } | null
	english: PostTexts
	/** It is null where only English exists. */
	hindi: PostTexts | null
}

/** Gives the columns of the table. Rich text never reaches them in any other way. */
export function storedColumns({ id, publishedOn, picture, english, hindi }: NewPost) {
	const bodies = [english, ...(hindi ? [hindi] : [])].map(({ body }) => sanitizeRichText(body))
	return {
		id,
		published_on: publishedOn,
		picture: picture?.large ?? null,
		picture_small: picture?.small ?? null,
		read_minutes: readMinutes(bodies),
		heading_english: english.heading,
		heading_hindi: hindi?.heading ?? null,
		description_english: english.description,
		description_hindi: hindi?.description ?? null,
		tags_english: english.tags,
		tags_hindi: hindi?.tags ?? null,
		body_english: bodies[0],
		body_hindi: bodies[1] ?? null,
	}
}
