import { type Language, languageKey } from '@aravalli/shared/language'
import type { AnyRouter } from '@tanstack/react-router'
import { loadMessages } from './messages.ts'

const ONE_YEAR_SECONDS = 31_536_000

/** Keeps the choice in the browser's storage and in the cookie that mirrors it for the server. */
export function storeLanguage(language: Language): void {
	try {
		localStorage.setItem(languageKey, language)
	} catch {
		// Storage may be full or forbidden; the cookie alone is enough.
	}
	const secure = location.protocol === 'https:' ? '; Secure' : ''
	document.cookie = `${languageKey}=${language}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${secure}`
}

/**
 * Changes the language of the page in place: same address, same scroll, same open parts. Texts and data of the new language
 * are there before anything changes on the screen.
 */
export async function switchLanguage(router: AnyRouter, language: Language): Promise<void> {
	storeLanguage(language)
	await loadMessages(language)
	router.update({ context: { ...router.options.context, language, isLanguageInAddress: false } })
	await router.navigate({
		to: '.',
		search: ({ lang: _, ...search }: Record<string, unknown>) => search,
		hash: true,
		replace: true,
		resetScroll: false,
	})
}
