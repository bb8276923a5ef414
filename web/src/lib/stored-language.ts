import { isLanguage, type Language, languageCookieSeconds } from '@aravalli/shared/language'
import { hasCookie, writeCookie } from './browser-store/cookie.ts'
import { chosenLanguage, languageCookie } from './stored.ts'

/** Keeps the choice in the browser's storage and in the cookie that mirrors it for the server. */
export function storeLanguage(language: Language): void {
	// Storage may be full or refused; the cookie alone is enough.
	chosenLanguage.write(language)
	writeCookie(languageCookie, language, languageCookieSeconds)
}

/** Whoever comes by a link that names a language, and has not chosen one, goes on in it. */
export function keepLanguageOfLink(language: Language, isLanguageInAddress: boolean): void {
	if (isLanguageInAddress && !hasChosenLanguage()) storeLanguage(language)
}

interface Visitor {
	hasChosen: boolean
	/** It is true where the browser would keep the answer. */
	canStore: boolean
	userAgent: string
}

/**
 * Asks for the language only once, and never where the answer would be lost. Search engines are left to read the page.
 */
export function mayAsk({ hasChosen, canStore, userAgent }: Visitor): boolean {
	return !hasChosen && canStore && !/bot\b|crawl|spider|slurp/i.test(userAgent)
}

export function mayAskLanguage(): boolean {
	const { cookieEnabled, userAgent } = navigator
	return mayAsk({ hasChosen: hasChosenLanguage(), canStore: cookieEnabled, userAgent })
}

export function hasChosenLanguage(): boolean {
	return hasCookie(languageCookie) || readStorage() !== null
}

/** Finds a choice that is no longer in the cookie, which some browsers drop after a week. */
export function languageWithoutCookie(): Language | null {
	return hasCookie(languageCookie) ? null : readStorage()
}

function readStorage(): Language | null {
	const stored = chosenLanguage.read()
	return isLanguage(stored) ? stored : null
}
