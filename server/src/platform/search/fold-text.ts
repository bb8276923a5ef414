import { foldHindiSpelling } from './hindi-spelling.ts'
import { joinSpelledLetters } from './spelled-letters.ts'

/** Longer words are cut into pieces of this length; it bounds the stemmers' work and the size of an index entry. */
const maxWordLength = 40

const word = new RegExp(`[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}]{0,${maxWordLength - 1}}`, 'gu')

/** More marks on one letter are noise. Which are too many is seen when they stand in the order that all forms of a text share. */
const surplusMarks = /(\p{M}{6})\p{M}+/gu

/** The time that normalisation takes to sort marks grows with the square of their number. */
const endlessMarks = /(\p{M}{60})\p{M}+/gu

/** Matches invisible characters (joiners, direction marks), accents of all scripts, nukta and visarga. */
const ignoredCharacters = /[\p{Cf}\p{Script=Inherited}\u093C\u0903]/gu

const possessive = /(?<=[\p{L}\p{N}])['’ʼ]s(?![\p{L}\p{M}\p{N}])/gu
const innerApostrophe = /(?<=[\p{L}\p{N}])['’ʼ](?=[\p{L}\p{N}])/gu

/** Takes away what tells spellings of a word apart, and leaves its inflection: प्रजामण्डलों becomes प्रजामंडलों. */
export function foldText(text: string): string {
	const folded = text
		.replace(endlessMarks, '$1')
		.normalize('NFKD')
		.toLowerCase()
		.replace(ignoredCharacters, '')
		.replace(surplusMarks, '$1')
		.replace(possessive, '')
		.replace(innerApostrophe, '')
		.replace(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - 0x0966))
	return joinSpelledLetters(foldHindiSpelling(folded))
}

/** Gives the folded words of `text` in their order, stop words and repetitions included. */
export function foldedWords(text: string): string[] {
	return foldText(text).match(word) ?? []
}
