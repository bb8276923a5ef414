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

interface Visitor {
	hasChosen: boolean
	/** Whether the browser would keep the answer. */
	canStore: boolean
	userAgent: string
}

/** Whether to ask for the language: once, and never where the answer would be lost. Search engines are left to read the page. */
export function mayAsk({ hasChosen, canStore, userAgent }: Visitor): boolean {
	return !hasChosen && canStore && !/bot\b|crawl|spider|slurp/i.test(userAgent)
}

export function mayAskLanguage(): boolean {
	const { cookieEnabled, userAgent } = navigator
	return mayAsk({ hasChosen: hasChosenLanguage(), canStore: cookieEnabled, userAgent })
}

export function hasChosenLanguage(): boolean {
	return isInCookie() || readStorage() !== null
}

/** What was chosen but is no longer in the cookie, which some browsers drop after a week. */
export function languageWithoutCookie(): Language | null {
	return isInCookie() ? null : readStorage()
}

function isInCookie(): boolean {
	return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${languageKey}=`))
}

function readStorage(): Language | null {
	try {
		const stored = localStorage.getItem(languageKey)
		return isLanguage(stored) ? stored : null
	} catch {
		return null
	}
}
