import { isLanguage, type Language, languageCookieSeconds, languageKey } from '@aravalli/shared/language'

/** Keeps the choice in the browser's storage and in the cookie that mirrors it for the server. */
export function storeLanguage(language: Language): void {
	try {
		localStorage.setItem(languageKey, language)
	} catch {
		// Storage may be full or forbidden; the cookie alone is enough.
	}
	const secure = location.protocol === 'https:' ? '; Secure' : ''
	document.cookie = `${languageKey}=${language}; Path=/; Max-Age=${languageCookieSeconds}; SameSite=Lax${secure}`
}

/** Whoever comes by a link that names a language, and has not chosen one, goes on in it. */
export function keepLanguageOfLink(language: Language, isLanguageInAddress: boolean): void {
	if (isLanguageInAddress && !hasChosenLanguage()) storeLanguage(language)
}

export function hasChosenLanguage(): boolean {
	const inCookie = document.cookie.split('; ').some((cookie) => cookie.startsWith(`${languageKey}=`))
	try {
		return inCookie || isLanguage(localStorage.getItem(languageKey))
	} catch {
		return inCookie
	}
}
