import { articleCategories } from '@aravalli/shared/current-affairs/article'
import { addDays } from '@aravalli/shared/current-affairs/date-range'
import { z } from 'zod'
import type { NewArticle } from './new-article.ts'

/**
 * An article as `content/current-affairs/<id>.json` holds it. What makes a good one is checked by `content/validate.ts`; here is
 * only what it takes to store it.
 */
const text = z.string().min(1)
const lines = z.array(text).min(1)

const texts = z.strictObject({
	title: text,
	teaser: text,
	/** Rich text, an element each. */
	body: lines,
	keyPoints: lines,
	prelims: text,
	mains: text,
})

export const articleFile = z.strictObject({
	category: z.enum(articleCategories),
	/** Before the day on which it is stored: a demo is never out of date. */
	daysAgo: z.int().min(0),
	/** Of `content/draw-covers.ts`. */
	motif: text,
	tags: z.strictObject({ english: lines, hindi: lines }),
	english: texts,
	hindi: texts,
})

export type ArticleFile = z.output<typeof articleFile>

/** @param today 'YYYY-MM-DD' in India */
export function toNewArticle(id: string, file: ArticleFile, today: string): NewArticle {
	const textsIn = (language: 'english' | 'hindi') => ({
		...file[language],
		body: file[language].body.join('\n'),
		tags: file.tags[language],
	})
	return {
		id,
		category: file.category,
		publishedOn: addDays(today, -file.daysAgo),
		picture: { large: pictureOf(id), small: pictureOf(`${id}-small`) },
		english: textsIn('english'),
		hindi: textsIn('hindi'),
	}
}

export const pictureOf = (name: string) => `/assets/current-affairs/${name}.webp`
