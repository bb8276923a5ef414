import { brand } from '@aravalli/shared/brand'
import { type Language, languageTags } from '@aravalli/shared/language'
import { shortenText } from '@aravalli/shared/shorten-text'

/** Six lines of the smallest letters hold so many in either script. */
const MAX_CHARACTERS = 230

/** Holds what the picture of a shared link says. */
export interface SharingCard {
	/** As much of it is shown as has room. */
	title: string
	/** The note stands above a question, and below any other title. */
	note: string
	/** They stand in the margin, as on a question paper; null for what is no question. */
	marks: { number: string; word: string } | null
	/** The title and the note are in this language. */
	language: Language
}

/** Writes the card as `sharing-card.typ` reads it. */
export function cardData({ title, note, marks, language }: SharingCard) {
	const names = [brand.name.english, brand.name.hindi]
	return {
		title: shortenText(title.replace(/\s+/g, ' ').trim(), MAX_CHARACTERS),
		note,
		marks,
		textLanguage: languageTags[language],
		brand: language === 'hindi' ? names.reverse() : names,
	}
}

/** Makes the card of the product as a whole, and of a page that has none of its own. */
export function siteCard(language: Language): SharingCard {
	return { title: brand.tagline[language], note: '', marks: null, language }
}
