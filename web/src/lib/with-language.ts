import type { Language } from '@aravalli/shared/language'

/** The twin of an address in one language. @param path may have a query, without a language */
export function withLanguage(path: string, language: Language): string {
	return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}
