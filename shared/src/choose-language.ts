/**
 * Decides in which language a page or an answer comes.
 *
 * The order is the product's decision: what the address asks for, then what the reader chose before, then what the
 * browser prefers, then English.
 */
import { isLanguage, type Language, languageKey } from './language.ts'

/** Gives the language that the cookie header keeps, or null. */
export function cookieLanguage(cookieHeader: string): Language | null {
	const match = cookieHeader.match(new RegExp(`(?:^|;\\s*)${languageKey}=(english|hindi)(?:;|$)`))
	return isLanguage(match?.[1]) ? match[1] : null
}

/** Gives the one of our languages that `Accept-Language` prefers (RFC 9110 §12.5.4), or null when it names neither. */
export function acceptedLanguage(acceptLanguage: string): Language | null {
	const ranges = acceptLanguage.slice(0, 500).toLowerCase().split(',').map(readRange)
	const best = ranges.reduce((first, next) => (next.weight > first.weight ? next : first), {
		language: null,
		weight: 0,
	})
	return best.language
}

/** `hi-IN;q=0.9` gives Hindi with weight 0.9; a weight of 0 means "not this one". */
function readRange(range: string): { language: Language | null; weight: number } {
	const [, tag, quality = '1'] = range.match(/^\s*(en|hi)(?:-[^;\s]*)?\s*(?:;\s*q=([^;\s]*))?/) ?? []
	const language = tag === 'en' ? 'english' : 'hindi'
	return tag ? { language, weight: Number(quality) || 0 } : { language: null, weight: 0 }
}

export function chooseLanguage(
	asked: unknown,
	headers: { cookie?: string | undefined; 'accept-language'?: string | string[] | undefined },
): Language {
	if (isLanguage(asked)) return asked
	return cookieLanguage(headers.cookie ?? '') ?? acceptedLanguage(String(headers['accept-language'] ?? '')) ?? 'english'
}
