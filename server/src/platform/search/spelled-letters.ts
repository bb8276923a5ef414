/**
 * What English and Hindi write letter by letter: acronyms (RTI, R.T.I., आरटीआई) and the letters of inserted articles
 * (279A, 279-A, 279क). Text is folded already (`foldText`).
 */

const letterNames: readonly (readonly [letter: string, names: string])[] = [
	['a', 'ए'],
	['b', 'बी'],
	['c', 'सी'],
	['d', 'डी'],
	['e', 'ई'],
	['f', 'एफ'],
	['g', 'जी'],
	['h', 'एच'],
	['i', 'आई'],
	['j', 'जे'],
	['k', 'के'],
	['l', 'एल'],
	['m', 'एम'],
	['n', 'एन'],
	['o', 'ओ'],
	['p', 'पी'],
	['q', 'क्यू'],
	['r', 'आर'],
	['s', 'एस'],
	['t', 'टी'],
	['u', 'यू'],
	['v', 'वी'],
	['w', 'डब्ल्यू|डब्लू'],
	['x', 'एक्स'],
	['y', 'वाई'],
	['z', 'जेड'],
]

// एक्स is not to be taken for ए and a rest: the longest name goes first.
const names = letterNames
	.flatMap(([letter, spellings]) => spellings.split('|').map((name) => [name, letter] as const))
	.sort(([one], [other]) => other.length - one.length)
const letterOf = new Map(names)
const anyName = names.map(([name]) => name).join('|')
const name = new RegExp(anyName, 'gu')
const acronym = new RegExp(`^(?:${anyName}){2,8}$`, 'u')

/** Gives the Latin acronym that a Hindi word spells out: आरटीआई is rti. यूनेस्को is a word and none. */
export function acronymOf(word: string): string | undefined {
	if (!acronym.test(word)) return undefined
	return word.replace(name, (found) => letterOf.get(found) ?? '')
}

const dotted = new RegExp(
	`(?<![\\p{L}\\p{M}\\p{N}])(?:(?:[a-z]|${anyName})\\.){2,8}(?:(?:[a-z]|${anyName})(?![\\p{L}\\p{M}\\p{N}]))?`,
	'gu',
)

/** The Constitution counts inserted articles in Hindi with the consonants in their order: 243क to 243ण are 243A to 243O. */
const consonants = 'कखगघङचछजझञटठडढणतथदधनपफबभमय'
const hindiArticle = new RegExp(
	`(?<=(?<![\\p{L}\\p{M}\\p{N}])\\d{1,3}[-‐-―]?)[${consonants}]{1,2}(?![\\p{L}\\p{M}\\p{N}])`,
	'gu',
)
const hyphenInArticle = /(?<=(?<![\p{L}\p{M}\p{N}])\d{1,3})[-‐-―](?=[a-z]{1,2}(?![\p{L}\p{M}\p{N}]))/gu

/** Makes one word of letters with dots between them, and of an article's number and its letter, which becomes Latin. */
export function joinSpelledLetters(text: string): string {
	return text
		.replace(dotted, (letters) => `${letters.replaceAll('.', '')} `)
		.replace(hindiArticle, (letters) => [...letters].map(articleLetter).join(''))
		.replace(hyphenInArticle, '')
}

const articleLetter = (consonant: string) => String.fromCharCode(0x61 + consonants.indexOf(consonant))
