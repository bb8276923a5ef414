import { foldedWords } from './fold-text.ts'
import { isStopWord, stem } from './search-words.ts'
import { soundKeys } from './sound-key.ts'
import { acronymOf } from './spelled-letters.ts'
import { groupsIn } from './synonym-groups.ts'

/**
 * Gives all terms by which `text` can be found, sorted, each once: every word as its stem (`searchWords`) and, where that
 * differs, as it stands, which is what a half-typed word begins; the acronym that a Hindi word spells; the sound of Hindi
 * words; and groups of synonyms. English words are not stored by their sound: who means them spells them.
 */
export function indexTerms(text: string): string[] {
	const words = foldedWords(text).filter((word) => !isStopWord(word))
	const termsOfWords = new Map([...new Set(words)].map((word) => [word, termsOf(word)]))
	const groups = groupsIn(words.map((word) => termsOfWords.get(word)?.[0] ?? word))
	return [...new Set([...groups, ...[...termsOfWords.values()].flat()])].sort()
}

/** The first term is the one by which synonyms are known. */
function termsOf(word: string): string[] {
	const stemmed = stem(word)
	if (!/\p{Script=Devanagari}/u.test(word)) return [stemmed, word]
	const acronym = acronymOf(word)
	return acronym ? [acronym, stemmed, word] : [stemmed, word, ...soundKeys(stemmed)]
}
