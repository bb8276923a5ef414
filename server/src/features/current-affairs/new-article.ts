import type { ArticleCategory } from '@aravalli/shared/current-affairs/article'
import { readMinutes } from '../../platform/rich-text/read-minutes.ts'
import { sanitizeRichText } from '../../platform/rich-text/sanitize-rich-text.ts'

export interface ArticleTexts {
	title: string
	/** Holds one or two sentences that everybody may read. */
	teaser: string
	/** The body is rich text, cleaned when it is stored. */
	body: string
	keyPoints: string[]
	/** Says what of it can be asked in the preliminary examination. */
	prelims: string
	/** Names the paper it belongs to, and a question to practise. */
	mains: string
	tags: string[]
}

export interface NewArticle {
	/** Is a slug: a-z, 0-9 and hyphens. */
	id: string
	category: ArticleCategory
	/** It is written as 'YYYY-MM-DD', by the day in India. */
	publishedOn: string
	/** Holds addresses of the same picture, 16:10, large and small; it is null where a tile of the category stands for it. */
	picture: { large: string; small: string } | null
	english: ArticleTexts
	/** It is null where only English exists. */
	hindi: ArticleTexts | null
}

/** Gives the columns of the table. Rich text never reaches them in any other way. */
export function storedColumns(article: NewArticle) {
	const english = { ...article.english, body: sanitizeRichText(article.english.body) }
	const hindi = article.hindi && { ...article.hindi, body: sanitizeRichText(article.hindi.body) }
	return {
		id: article.id,
		category: article.category,
		published_on: article.publishedOn,
		picture: article.picture?.large ?? null,
		picture_small: article.picture?.small ?? null,
		read_minutes: readMinutes(hindi ? [english.body, hindi.body] : [english.body]),
		title_english: english.title,
		title_hindi: hindi?.title,
		teaser_english: english.teaser,
		teaser_hindi: hindi?.teaser,
		body_english: english.body,
		body_hindi: hindi?.body,
		key_points_english: english.keyPoints,
		key_points_hindi: hindi?.keyPoints,
		prelims_english: english.prelims,
		prelims_hindi: hindi?.prelims,
		mains_english: english.mains,
		mains_hindi: hindi?.mains,
		tags_english: english.tags,
		tags_hindi: hindi?.tags,
	}
}

/** Relates articles by their tags in English, which every article has, in any case of letters. */
export const tagKeys = ({ english }: NewArticle) => [...new Set(english.tags.map((tag) => tag.toLowerCase()))]
