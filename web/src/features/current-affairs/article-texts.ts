import type { Article, ArticleCard } from '@aravalli/shared/current-affairs/contract'
import type { Language } from '@aravalli/shared/language'

/** These texts of an article are shown in a language; `lang` is there where it is in another one. */
export interface CardTexts {
	title: string
	teaser: string
	tags: string[]
	lang: 'en' | undefined
}

/** Picks texts of the card, which has both languages, so that a change of the language needs no network. */
export function cardTexts(card: ArticleCard, language: Language): CardTexts {
	const { title, teaser, tags, titleHindi, teaserHindi, tagsHindi } = card
	if (language === 'english' || titleHindi === null)
		return { title, teaser, tags, lang: language === 'hindi' ? 'en' : undefined }
	return { title: titleHindi, teaser: teaserHindi ?? teaser, tags: tagsHindi ?? tags, lang: undefined }
}

/** Gives null while the article is locked. */
export function bodyTexts({ description, descriptionHindi, pointers }: Article, language: Language) {
	if (description === undefined || !pointers) return null
	const isHindi = language === 'hindi' && typeof descriptionHindi === 'string' && pointers.hindi !== null
	return {
		body: isHindi ? descriptionHindi : description,
		...((isHindi && pointers.hindi) || pointers.english),
	}
}
