import { foldedWords } from './fold-text.ts'
import { isStopWord, stem } from './search-words.ts'
import { acronymOf } from './spelled-letters.ts'
import { synonyms } from './synonyms.ts'
import { isHindi, soundTerms } from './word-terms.ts'

/**
 * A group of synonyms is a term of its own. A text that has one of its words or phrases is indexed with it, so that RTI
 * finds सूचना का अधिकार where these words stand together, and not every text with सूचना here and अधिकार there.
 */

/** Tells terms of groups from words, which have no such sign. */
const groupSign = '='

const groups = synonyms
	.trim()
	.split('\n')
	.map((line) => line.split('=').map((member) => foldedWords(member).filter((word) => !isStopWord(word))))

/** RTI and आरटीआई are one member. */
const spelling = (word: string) => acronymOf(word) ?? stem(word)
const spelled = (words: readonly string[]) => words.map(spelling).join(' ')
const sounding = (words: readonly string[]) => words.map((word) => soundTerms(word)[0]).join(' ')

const groupOf = new Map<string, string>()
const groupOfSound = new Map<string, string>()
for (const members of groups) {
	const term = groupSign + (members[0] ?? []).join('-')
	for (const member of members) {
		groupOf.set(spelled(member), term)
		if (member.every(isHindi)) groupOfSound.set(sounding(member), term)
	}
}
const longest = Math.max(...groups.flat().map(({ length }) => length))
const beginnings = new Set([...groupOf.keys()].map((key) => key.split(' ')[0]))

/** Gives the groups of all words and phrases in a text. @param stems of its words, in their order, without stop words */
export function groupsIn(stems: readonly string[]): string[] {
	return stems.flatMap((first, start) => {
		if (!beginnings.has(first)) return []
		return Array.from({ length: longest }, (_, index) =>
			groupOf.get(stems.slice(start, start + index + 1).join(' ')),
		).filter((term) => term !== undefined)
	})
}

/** Finds the longest phrase at the beginning of typed words that has synonyms; mool adhikar is taken for मूल अधिकार. */
export function groupAhead(words: readonly string[]): { length: number; term: string } | undefined {
	for (let length = Math.min(longest, words.length); length > 0; length--) {
		const phrase = words.slice(0, length)
		const term = groupOf.get(spelled(phrase)) ?? (phrase.some(isHindi) ? undefined : groupOfSound.get(sounding(phrase)))
		if (term) return { length, term }
	}
	return undefined
}
