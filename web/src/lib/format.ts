import type { Language } from '@aravalli/shared/language'

const months: Record<Language, readonly string[]> = {
	english: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
	hindi: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
}

/**
 * A day as '18 Nov 2026' or '18 नवंबर 2026', from 'YYYY-MM-DD'.
 *
 * Written out instead of Intl: browsers and the server disagree about abbreviations and digits, and a page whose text
 * differs between the two is rendered twice.
 */
export function formatDay(day: string, language: Language): string {
	const [year = '', month = '', date = ''] = day.split('-')
	return `${Number(date)} ${months[language][Number(month) - 1] ?? month} ${year}`
}

/** Digits grouped as in India: 1,00,000. */
export function formatCount(count: number): string {
	const digits = String(Math.trunc(count))
	const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+(?!\d))/g, ',')
	return head ? `${head},${digits.slice(-3)}` : digits
}
