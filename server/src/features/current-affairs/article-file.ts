import { articleCategories } from '@aravalli/shared/current-affairs/article'
import { addDays } from '@aravalli/shared/current-affairs/date-range'
import type { ArticleContent } from '@aravalli/shared/current-affairs/kind'
import { z } from 'zod'

/**
 * Reads an article as `content/current-affairs/<id>.json` holds it. `content/validate.ts` checks what makes a good one;
 * here is only what it takes to store it.
 */
const text = z.string().min(1)
/** Is a path of this origin. */
const address = z.string().startsWith('/')
const lines = z.array(text).min(1)

const texts = z.strictObject({
	title: text,
	teaser: text,
	/** Is rich text; each entry is an element. */
	body: lines,
	keyPoints: lines,
	prelims: text,
	mains: text,
})

export const articleFile = z.strictObject({
	category: z.enum(articleCategories),
	/** Days count back from the day on which it is stored: a demo is never out of date. */
	daysAgo: z.int().min(0),
	/** `content/draw-covers.ts` draws the pictures from it, and has put them at the addresses below. */
	cover: z.strictObject({ palette: text, icon: text }),
	picture: address,
	pictureSmall: address,
	tags: z.strictObject({ english: lines, hindi: lines }),
	english: texts,
	hindi: texts,
})

export type ArticleFile = z.output<typeof articleFile>

/** @param today 'YYYY-MM-DD' in India */
export function toArticle(file: ArticleFile, today: string): ArticleContent {
	const textsIn = (language: 'english' | 'hindi') => ({
		...file[language],
		body: file[language].body.join('\n'),
		tags: file.tags[language],
	})
	return {
		category: file.category,
		publishedOn: addDays(today, -file.daysAgo),
		picture: { large: file.picture, small: file.pictureSmall },
		english: textsIn('english'),
		hindi: textsIn('hindi'),
	}
}
