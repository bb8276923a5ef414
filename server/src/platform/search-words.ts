import { stemmer as englishStem } from '@orama/stemmers/english'
import { hindiStem } from './hindi-stem.ts'
import { stopWords } from './stop-words.ts'

/**
 * Decides which words of a text can be found. What is stored and what is searched for pass through the same function, so a
 * word is found however it was typed: with either spelling of a nasal, with or without nukta, in either script's digits,
 * inflected. Changing anything here changes the words of stored texts: they must be indexed again.
 */

/** Longer words are cut into pieces of this length; it bounds the stemmers' work and the size of an index entry. */
const maxWordLength = 40

const word = new RegExp(`[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}]{0,${maxWordLength - 1}}`, 'gu')

/** More marks on one letter are noise, and the time that normalisation takes to sort them grows with their square. */
const surplusMarks = /(?<=\p{M}{6})\p{M}+/gu

/** Matches invisible characters (joiners, direction marks), accents of all scripts, nukta and visarga. */
const ignoredCharacters = /[\p{Cf}\p{Script=Inherited}\u093C\u0903]/gu

const nasalConjunct = /[ङञणनम]्(?=[क-घच-झट-ढत-धप-भ])|न्(?=[शस])/gu
const chandrabindu = 'ँ'
const anusvara = 'ं'

const possessive = /(?<=[\p{L}\p{N}])['’ʼ]s(?![\p{L}\p{M}\p{N}])/gu
const innerApostrophe = /(?<=[\p{L}\p{N}])['’ʼ](?=[\p{L}\p{N}])/gu

function fold(text: string): string {
	return text
		.replace(surplusMarks, '')
		.normalize('NFKD')
		.toLowerCase()
		.replace(ignoredCharacters, '')
		.replace(possessive, '')
		.replace(innerApostrophe, '')
		.replaceAll(chandrabindu, anusvara)
		.replace(nasalConjunct, anusvara)
		.replace(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - 0x0966))
}

const ordinal = /^(\d+)(?:st|nd|rd|th|व(?:ां|ीं|ें|ा|ी|े))$/u

function stem(word: string): string {
	if (/^[a-z]+$/.test(word)) return englishStem(word.replace(/is(ations?|e[ds]?|ing)$/, 'iz$1'))
	return /\p{Script=Devanagari}$/u.test(word) ? hindiStem(word) : word
}

const skipped = new Set(fold(stopWords).match(word))

/**
 * Gives the words of `text` in the form in which they are indexed, sorted, each once.
 *
 * It is empty for a text without any searchable word (only signs, only stop words). Any text is accepted; controls, NUL
 * and unpaired surrogates separate words.
 */
export function searchWords(text: string): string[] {
	const words = fold(text).match(word) ?? []
	return [
		...new Set(words.filter((found) => !skipped.has(found)).map((found) => stem(found.replace(ordinal, '$1')))),
	].sort()
}
