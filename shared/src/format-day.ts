import type { Language } from './language.ts'

const months: Record<Language, readonly string[]> = {
	english: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
	hindi: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
}

/**
 * Writes 'YYYY-MM-DD' as '18 Nov 2026' or '18 नवंबर 2026'. It does without Intl, because browsers and the server
 * disagree about abbreviations and digits, and a page whose text differs between the two is rendered twice.
 */
export function formatDay(day: string, language: Language): string {
	const [year = '', month = '', date = ''] = day.split('-')
	return `${Number(date)} ${months[language][Number(month) - 1] ?? month} ${year}`
}
