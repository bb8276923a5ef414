/** Lists the two languages of the product, in the spelling that the browser's storage, the cookie and the calls use. */
export const languages = ['english', 'hindi'] as const

export type Language = (typeof languages)[number]

/** Is a text that exists in both languages. */
export interface Bilingual<T = string> {
	english: T
	hindi: T
}

/** Holds BCP 47 tags for `lang` attributes, number and date formats. */
export const languageTags: Bilingual = { english: 'en', hindi: 'hi' }

/** Is the key under which the browser keeps the language, in its local storage and in the cookie that mirrors it. */
export const languageKey = 'preferredLanguage'

/** The cookie lives for one year after the last choice. */
export const languageCookieSeconds = 31_536_000

/** A page tells the API its language by this header: opened by `?lang=`, it may be in another than the cookie's. */
export const pageLanguageHeader = 'x-page-language'

export function isLanguage(value: unknown): value is Language {
	return value === 'english' || value === 'hindi'
}
