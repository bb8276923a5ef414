import type { Language } from './language.ts'

const months: Record<Language, readonly string[]> = {
	english: [
		'January',
		'February',
		'March',
		'April',
		'May',
		'June',
		'July',
		'August',
		'September',
		'October',
		'November',
		'December',
	],
	hindi: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
}

/** Writes 'YYYY-MM' as 'November 2026' or 'नवंबर 2026'. */
export function formatMonth(month: string, language: Language): string {
	const [year = '', number = ''] = month.split('-')
	return `${months[language][Number(number) - 1] ?? number} ${year}`
}
