import { brand } from '@aravalli/shared/brand'
import { type Language, languageTags } from '@aravalli/shared/language'

/** What the picture of a shared link says. */
export interface SharingCard {
	title: string
	/** Above a question, below any other title. */
	note: string
	/** As on a question paper, in the margin; null for what is no question. */
	marks: { number: string; word: string } | null
	/** Of the title and the note. */
	language: Language
}

/** As `sharing-card.typ` reads it. */
export function cardData({ title, note, marks, language }: SharingCard) {
	const names = [brand.name.english, brand.name.hindi]
	return {
		title,
		note,
		marks,
		textLanguage: languageTags[language],
		brand: language === 'hindi' ? names.reverse() : names,
	}
}

/** Of the product as a whole, and of a page that has none of its own. */
export function siteCard(language: Language): SharingCard {
	return { title: brand.tagline[language], note: '', marks: null, language }
}
