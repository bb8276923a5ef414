import type { PostItem } from '@aravalli/shared/blogs/kind'
import { addDays } from '@aravalli/shared/current-affairs/date-range'
import { z } from 'zod'

/**
 * Reads a post as `content/blogs/<id>.json` holds it. `content/validate.ts` checks what makes a good one; here is only
 * what it takes to store it.
 */
const text = z.string().min(1)
const texts = z.strictObject({
	heading: text,
	description: text,
	/** Is rich text; each entry is a heading, a paragraph, a list or a table. */
	body: z.array(text).min(1),
})

export const postFile = z.strictObject({
	/** Days count back from the day on which it is stored: a demo is never out of date. */
	daysAgo: z.int().min(0),
	/** `content/draw-covers.ts` draws the pictures from it. */
	cover: z.strictObject({ palette: text, icon: text }),
	picture: z.string().startsWith('/'),
	pictureSmall: z.string().startsWith('/'),
	tags: z.strictObject({ english: z.array(text), hindi: z.array(text) }),
	english: texts,
	hindi: texts,
})

export type PostFile = z.output<typeof postFile>

/** @param today 'YYYY-MM-DD' in India */
export function toPost(file: PostFile, today: string): PostItem {
	const textsIn = (language: 'english' | 'hindi') => ({
		...file[language],
		tags: file.tags[language],
		body: file[language].body.join(''),
	})
	return {
		publishedOn: addDays(today, -file.daysAgo),
		picture: { large: file.picture, small: file.pictureSmall },
		english: textsIn('english'),
		hindi: textsIn('hindi'),
	}
}
