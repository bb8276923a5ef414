import { stemmer as englishStem } from '@orama/stemmers/english'
import { foldedWords } from './fold-text.ts'
import { hindiStem } from './hindi-stem.ts'
import { stopWords } from './stop-words.ts'

/**
 * Decides which words of a text can be found. What is stored and what is searched for pass through the same function, so a
 * word is found however it was typed: with either spelling of a nasal, with or without nukta, in either script's digits,
 * inflected. Changing anything here changes the words of stored texts: they must be indexed again.
 */

const ordinal = /^(\d+)(?:st|nd|rd|th|व(?:ां|ीं|ें|ा|ी|े))$/u

/** Makes one of British and American spellings: organisation, organization; labour, labor; archaeology, archeology. */
function foldEnglishSpelling(word: string): string {
	return word
		.replace(/is(ations?|e[ds]?|ing)$/, 'iz$1')
		.replace(/(?<=[a-z]{3})our(?!c|s[et]|t|th|n)/, 'or')
		.replace(/(?<=.)ae(?=o)/, 'e')
		.replace(/(?<=[a-z]{2}t)re(?=s?$)/, 'er')
		.replace(/(?<=gram)me(?=s?$)/, '')
}

/** @param word as `foldedWords` gives it */
export function stem(word: string): string {
	if (/^[a-z]+$/.test(word)) return englishStem(foldEnglishSpelling(word))
	const numeral = word.replace(ordinal, '$1')
	return /\p{Script=Devanagari}$/u.test(numeral) ? hindiStem(numeral) : numeral
}

const skipped = new Set(foldedWords(stopWords))

/** @param word as `foldedWords` gives it */
export const isStopWord = (word: string) => skipped.has(word)

/**
 * Gives the words of `text` in the form in which they are indexed, sorted, each once.
 *
 * It is empty for a text without any searchable word (only signs, only stop words). Any text is accepted; controls, NUL
 * and unpaired surrogates separate words.
 */
export function searchWords(text: string): string[] {
	const words = foldedWords(text).filter((word) => !isStopWord(word))
	return [...new Set(words.map(stem))].sort()
}
