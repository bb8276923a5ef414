/** The two languages of the product, in the spelling that the browser's storage, the cookie and the calls use. */
export const languages = ['english', 'hindi'] as const

export type Language = (typeof languages)[number]

/** A text that exists in both languages. */
export interface Bilingual<T = string> {
	english: T
	hindi: T
}

/** BCP 47 tags for `lang` attributes, number and date formats. */
export const languageTags: Bilingual = { english: 'en', hindi: 'hi' }

/** The key under which the browser keeps the language, in its local storage and in the cookie that mirrors it. */
export const languageKey = 'preferredLanguage'

/** How long the cookie lives after the last choice: one year. */
export const languageCookieSeconds = 31_536_000

/** With it a page says to the API which language it is in: opened by `?lang=`, it may be another than the cookie's. */
export const pageLanguageHeader = 'x-page-language'

export function isLanguage(value: unknown): value is Language {
	return value === 'english' || value === 'hindi'
}
