import { ordinaryEnglish } from './ordinary-english.ts'
import { stem } from './search-words.ts'
import { soundKeys, soundKeysOfSingular } from './sound-key.ts'
import { acronymOf } from './spelled-letters.ts'

const hasNoSound = new Set(ordinaryEnglish.match(/\S+/g)?.map(stem))

export const isHindi = (word: string) => /\p{Script=Devanagari}/u.test(word)

/** Gives the terms that stand for a typed word as it is spelled: its stem, and the acronym where it spells one. */
export function spelledTerms(word: string): string[] {
	const acronym = isHindi(word) ? acronymOf(word) : undefined
	return acronym ? [stem(word), acronym] : [stem(word)]
}

/** Gives the sounds by which a typed word may be meant; none for an ordinary English word. */
export function soundTerms(word: string): string[] {
	const stemmed = stem(word)
	if (isHindi(word)) return soundKeys(stemmed)
	return hasNoSound.has(stemmed) ? [] : soundKeys(word)
}

/** Gives the sounds of what may be the plural of a Hindi word in Latin letters. */
export const singularTerms = (word: string) => (hasNoSound.has(stem(word)) ? [] : soundKeysOfSingular(word))

/** Gives the terms of a word that was put together from typed ones, or cut out of one; Hindi ones are not guessed at twice. */
export const partTerms = (part: string) =>
	isHindi(part) ? spelledTerms(part) : [...spelledTerms(part), ...soundTerms(part)]

/** What only begins or ends words is no word: प्रतिदिन is not about दिन, मिलकर not about कर. */
const beginnings = new Set('प्र प्रति अति अधि अन अनु अप अभि अव उप नि निर परा परि वि सम सु'.split(' ').map(stem))
const endings = new Set(['कर', 'करण'])

/** Cuts a word in two where one of its letters begins, each part with at least two letters: लोक and देवता, जल and संचय. */
export function cuts(word: string): (readonly [string, string])[] {
	const starts = [...word.matchAll(/(?<=\p{L}.*\p{L}\p{M}*)(?<!्)\p{L}(?=.*\p{L})/gu)].map(({ index }) => index)
	return starts
		.map((start) => [word.slice(0, start), word.slice(start)] as const)
		.filter(([first, second]) => !beginnings.has(stem(first)) && !endings.has(second))
}

const shortestPrefix = 2

/** Fewer sounds begin too many words. It counts the sign of sounds, too. */
const shortestSound = 5

/** Gives the beginnings of the terms that may be meant by a word that is still being typed. */
export function prefixesOf(word: string): string[] {
	// A nasal with a virama will be folded into the anusvara as soon as the next letter is typed.
	const spelled = word.replace(/\p{L}?्$/u, '')
	const sounds = isHindi(word) ? [] : soundTerms(word).filter((sound) => sound.length >= shortestSound)
	return spelled.length < shortestPrefix ? [] : [spelled, ...sounds]
}
