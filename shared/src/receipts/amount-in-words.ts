import type { Bilingual, Language } from '../language.ts'
import type { Paise } from '../money.ts'
import { wordsBelowHundred } from './number-words.ts'

/** India counts in hundreds only once: then come thousands, lakhs and crores, each a hundred times the last. */
const steps: readonly { size: number; name: Bilingual }[] = [
	{ size: 10_000_000, name: { english: 'crore', hindi: 'करोड़' } },
	{ size: 100_000, name: { english: 'lakh', hindi: 'लाख' } },
	{ size: 1_000, name: { english: 'thousand', hindi: 'हज़ार' } },
	{ size: 100, name: { english: 'hundred', hindi: 'सौ' } },
]

const units: Bilingual<Record<'rupees' | 'paise', (count: number) => string>> = {
	english: {
		rupees: (count) => (count === 1 ? 'rupee' : 'rupees'),
		paise: (count) => (count === 1 ? 'paisa' : 'paise'),
	},
	hindi: { rupees: (count) => (count === 1 ? 'रुपया' : 'रुपये'), paise: (count) => (count === 1 ? 'पैसा' : 'पैसे') },
}

/**
 * Writes an amount as a receipt has it: 'One lakh twenty-seven thousand and five rupees and fifty paise only', or
 * 'एक लाख सत्ताईस हज़ार पाँच रुपये पचास पैसे मात्र'.
 */
export function amountInWords(amount: Paise, language: Language): string {
	const [rupees, rest] = [Math.floor(amount / 100), amount % 100]
	const { rupees: rupeeWord, paise: paiseWord } = units[language]
	const parts = [
		...(rupees > 0 || rest === 0 ? [`${numberInWords(rupees, language)} ${rupeeWord(rupees)}`] : []),
		...(rest > 0 ? [`${numberInWords(rest, language)} ${paiseWord(rest)}`] : []),
	]
	if (language === 'hindi') return `${parts.join(' ')} मात्र`
	const words = parts.join(' and ')
	return `${words.charAt(0).toUpperCase()}${words.slice(1)} only`
}

/** @param number a whole number, not below 0 */
function numberInWords(number: number, language: Language): string {
	const below = (count: number) => wordsBelowHundred[language][count] ?? ''
	if (number < 100) return below(number)
	const words: string[] = []
	let rest = number
	for (const { size, name } of steps) {
		const count = Math.floor(rest / size)
		// More than 99 crore are crores of crores, which is counted as any other number.
		if (count > 0) words.push(`${numberInWords(count, language)} ${name[language]}`)
		rest %= size
	}
	if (rest === 0) return words.join(' ')
	return [...words, language === 'english' ? `and ${below(rest)}` : below(rest)].join(' ')
}
